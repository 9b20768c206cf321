import { mount } from '../../api/mount.ts';
import { pollStatus } from '../../state/game/poll-status.ts';
import { refreshStatus } from '../../state/game/status.ts';

// Runs in the studio's telephone: shows a screen after the studio has moved the player. Without this listener
// the frame is reloaded, which takes longer.
let typingAskedFor: string | null = null;
window.addEventListener('studio:show', (event) => {
  const { detail: path } = event as CustomEvent<string>;
  event.preventDefault();
  typingAskedFor = path.includes('?appear=') ? mount + path : null;
  void refreshStatus().then(() => {
    window.history.pushState(null, '', mount + path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
});

// The studio and the writer’s own telephone play one game: what is done on one is shown on the other.
import.meta.hot?.on('studio:phone', () => void pollStatus(() => true));

// A writer with reduced motion who asks in the studio for the typing of one message sees it: only that screen
// moves.
const { matchMedia } = window;
window.matchMedia = (query) => {
  const isAskedFor = typingAskedFor === window.location.pathname + window.location.search;
  return matchMedia.call(window, isAskedFor && query.includes('prefers-reduced-motion') ? 'not all' : query);
};

// The site moves the focus to each screen that it opens: that must not take a writer out of a form beside the
// telephone.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfHere(this: HTMLElement, options?: FocusOptions): void {
  if (document.hasFocus()) focus.call(this, options);
};
