/// <reference types="mdx" />

declare module '*/scenarios/site.yaml' {
  const file: unknown;
  export default file;
}

declare module '*/scenarios/site.yaml?in=en' {
  const file: unknown;
  export default file;
}

declare module '*/scenarios/site.yaml?entry=endpoint' {
  const endpoint: string;
  export default endpoint;
}
