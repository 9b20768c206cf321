import { moreScreens } from './more-screens.ts';
import { pictures, type Picture } from './pictures.ts';

/** A screen in one window, and what is looked for in it. */
export interface JudgedScreen extends Picture {
  /** Compared with its small picture. */
  readonly isRemembered: boolean;
  /** Looked at by each of the readers, who change the window's size themselves. */
  readonly isRead: boolean;
}

const isSameScreen = (one: Picture, other: Picture): boolean =>
  one.path === other.path && one.act === other.act && JSON.stringify(one.as) === JSON.stringify(other.as);

const isOnPhone = ({ size = 'phone' }: Picture): boolean => size === 'phone';

/** One window of each screen is read: a phone's, which is added where the memory holds larger ones alone. */
function judged(all: readonly Picture[]): JudgedScreen[] {
  return all.flatMap((screen): JudgedScreen[] => {
    const isRemembered = pictures.includes(screen);
    if (isOnPhone(screen)) return [{ ...screen, isRemembered, isRead: true }];
    const remembered = { ...screen, isRemembered, isRead: false };
    const isFirst = all.find((other) => other.size !== 'sheet' && isSameScreen(other, screen)) === screen;
    const isReadElsewhere = !isFirst || all.some((other) => isOnPhone(other) && isSameScreen(other, screen));
    if (isReadElsewhere) return [remembered];
    return [remembered, { ...screen, name: `${screen.name}, on a phone`, size: 'phone', isRemembered: false, isRead: true }];
  });
}

export const screens: readonly JudgedScreen[] = judged([...pictures, ...moreScreens]);
