import { moreScreens } from './more-screens.ts';
import { pictures, type Picture } from './pictures.ts';

/** A screen in one window, and the checks that apply to it. */
export interface JudgedScreen extends Picture {
  /** The screen is compared with its stored picture. */
  readonly isRemembered: boolean;
  /** The screen is checked for each reader, which changes the window's size. */
  readonly isRead: boolean;
}

const isSameScreen = (one: Picture, other: Picture): boolean =>
  one.path === other.path && one.act === other.act && JSON.stringify(one.as) === JSON.stringify(other.as);

const isOnPhone = ({ size = 'phone' }: Picture): boolean => size === 'phone';

/**
 * Checks each screen for readers in a phone's window only, and adds that window where only larger ones have a
 * picture.
 */
function judged(all: readonly Picture[]): JudgedScreen[] {
  return all.flatMap((screen): JudgedScreen[] => {
    const isRemembered = pictures.includes(screen);
    if (isOnPhone(screen)) return [{ ...screen, isRemembered, isRead: true }];
    const remembered = { ...screen, isRemembered, isRead: false };
    const isFirst = all.find((other) => other.size !== 'sheet' && isSameScreen(other, screen)) === screen;
    const isReadElsewhere = !isFirst || all.some((other) => isOnPhone(other) && isSameScreen(other, screen));
    if (isReadElsewhere) return [remembered];
    return [
      remembered,
      { ...screen, name: `${screen.name}, on a phone`, size: 'phone', isRemembered: false, isRead: true },
    ];
  });
}

export const screens: readonly JudgedScreen[] = judged([...pictures, ...moreScreens]);
