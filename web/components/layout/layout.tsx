import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import './layout.css';

/** Of --space-1 to --space-5. */
type Gap = 1 | 2 | 3 | 4 | 5;

/** The props of the element, `div` unless `as` names another, and our own. */
type LayoutProps<As extends ElementType, Own> = Own & { readonly as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;

interface StackOwn {
  readonly gap?: Gap;
  /** Where its children stand across the column; they fill it by default. */
  readonly align?: 'start' | 'center';
}

/** One column, as wide as there is room. */
export function Stack<As extends ElementType = 'div'>({
  as,
  gap,
  align,
  className,
  ...rest
}: LayoutProps<As, StackOwn>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      className={classNames('stack', gap && `gap-${gap}`, align && `across-${align}`, className)}
      {...rest}
    />
  );
}

interface RowOwn {
  readonly gap?: Gap;
  /** Between its lines, where that differs. */
  readonly lineGap?: 0 | 1 | 2 | 3;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'between' | 'centred';
}

/** Children side by side, on as many lines as they need. */
export function Row<As extends ElementType = 'div'>({
  as,
  gap,
  lineGap,
  align,
  justify,
  className,
  ...rest
}: LayoutProps<As, RowOwn>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      className={classNames(
        'row',
        gap && `gap-${gap}`,
        lineGap !== undefined && `lines-${lineGap}`,
        align && `at-${align}`,
        justify && `is-${justify}`,
        className,
      )}
      {...rest}
    />
  );
}

interface GridOwn {
  readonly gap?: Gap;
  /** Smallest width of a column: « 14rem ». */
  readonly least: string;
  readonly align?: 'start' | 'center' | 'end';
}

/** Equal columns, as many as there is room for. */
export function Grid<As extends ElementType = 'div'>({
  as,
  gap,
  least,
  align,
  className,
  ...rest
}: LayoutProps<As, GridOwn>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      className={classNames('stack', gap && `gap-${gap}`, align && `at-${align}`, className)}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}
      {...rest}
    />
  );
}
