/// <reference types="mdx" />

declare module '*/scenarios/site.yaml' {
  const file: unknown;
  export default file;
}
