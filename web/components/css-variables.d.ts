import 'react';

/** Custom properties may be given through `style`: React sets them through the CSSOM, which the content policy allows. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
