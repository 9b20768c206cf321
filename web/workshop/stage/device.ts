/** Storage that is as old as its scene: own enumerable keys are what is kept, as in a browser's. */
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

/** Puts a property in the place of an object's own, until it is taken back. */
function replace(target: object, name: string, descriptor: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    Reflect.deleteProperty(target, name);
    if (before) Object.defineProperty(target, name, before);
  };
}

/** Cookies that scripts can read; the only one that matters is the companion of the session. */
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
 * A device of its own for each scene: what one keeps, the next does not find, nor one that plays beside it. Windows that
 * would stop everything until somebody answers say yes.
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
