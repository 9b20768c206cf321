import { type RefObject, useEffect, useState } from 'react';

const TYPING = 'data-typing';

/** Whether the telephone is typing a message out. */
export function useTyping(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const phone = frame.current;
    if (!phone) return undefined;
    let observer: MutationObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const page = phone.contentDocument;
      if (!page) return;
      const look = () => setTyping(page.querySelector(`[${TYPING}]`) !== null);
      observer = new MutationObserver(look);
      observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: [TYPING] });
      look();
    };
    watch();
    phone.addEventListener('load', watch);
    return () => {
      phone.removeEventListener('load', watch);
      observer?.disconnect();
    };
  });
  return isTyping;
}
