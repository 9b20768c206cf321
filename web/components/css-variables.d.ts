import 'react';

/**
 * Allows custom properties in `style`: React sets them through the CSSOM, which the content policy allows.
 */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
