import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const NAMED_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (?=React\w*\.(?:forwardRef|createContext)\()/g;

/** The router names its components for developers' tools, which holds those in the script that nobody uses. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return { code: code.replace(NAMED_FOR_TOOLS, '').replace(COMPONENT, '= /* @__PURE__ */ '), map: null };
    },
  };
}
