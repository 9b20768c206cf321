/** Empty storage; its own enumerable keys are the stored ones, as in a browser. */
function freshStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

type Restore = () => void;

/** Replaces a property and returns a function that restores it. */
function replace(target: object, name: string, descriptor: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    Reflect.deleteProperty(target, name);
    if (before) Object.defineProperty(target, name, before);
  };
}

/** Readable cookies; only the session's companion matters here. */
function cookieJar(hasSession: boolean): PropertyDescriptor {
  let cookie = hasSession ? 'session=1' : '';
  return {
    get: () => cookie,
    set: (text: string) => {
      if (text.startsWith('session=')) cookie = text.includes('max-age=0') ? '' : 'session=1';
    },
  };
}

/**
 * Isolates a scene: storage and cookies are empty, and not shared with other scenes. Blocking windows are
 * answered « yes ».
 */
export function freshDevice(hasSession: boolean): Restore {
  const restores = [
    replace(window, 'localStorage', { value: freshStorage() }),
    replace(window, 'sessionStorage', { value: freshStorage() }),
    replace(document, 'cookie', cookieJar(hasSession)),
    replace(window, 'alert', { value: () => undefined }),
    replace(window, 'confirm', { value: () => true }),
    replace(window, 'print', { value: () => undefined }),
  ];
  return () => restores.reverse().forEach((restore) => restore());
}
