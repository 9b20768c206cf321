// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTrouble } from '../../../web/account/browser/BrowserAdvice.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.0.0 Mobile Safari/537.36';

const troubleOf = (userAgent: string, cookieEnabled = true) => browserTrouble({ userAgent, cookieEnabled });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the detected browser problem', () => {
  it.each([
    [`${IPHONE} Mobile/15E148 Instagram 325.0.0.34.91 (iPhone15,2; iOS 17_4; fr_FR)`],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/453.0.0.42.110;FBBV/0;FBDV/iPhone15,2]`],
    [`${IPHONE} Mobile/15E148`],
    [`${IPHONE} GSA/307.0 Mobile/15E148 Safari/604.1`],
    [`${ANDROID} Build/UQ1A; wv) ${CHROME} [FB_IAB/FB4A;FBAV/453.0.0.44.110;]`],
    [`${ANDROID}; wv) ${CHROME}`],
    [`${ANDROID}) ${CHROME} Instagram 325.0.0.30.91 Android`],
    [`${ANDROID}) ${CHROME} WhatsApp/2.24.6`],
  ])('is an in-app browser in « %s »', (userAgent) => {
    expect(troubleOf(userAgent)).toBe('app');
  });

  it.each([
    [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
    [`${IPHONE} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`],
    [`${IPHONE} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`],
    [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36`],
    ['Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'],
  ])('is none, the phone’s own browser, in « %s »', (userAgent) => {
    expect(troubleOf(userAgent)).toBeNull();
  });

  it('is blocked cookies in any browser', () => {
    expect(troubleOf(`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, false)).toBe('cookies');
    expect(troubleOf(`${IPHONE} Mobile/15E148 Instagram 325.0.0.34.91`, false)).toBe('cookies');
  });

  it('is blocked cookies when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(
      troubleOf(`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36`),
    ).toBe('cookies');
  });

  it('is none when the site is installed on the home screen', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    expect(troubleOf(`${IPHONE} Mobile/15E148`)).toBeNull();
  });
});
