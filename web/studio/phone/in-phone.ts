import { mount } from '../../mount.ts';
import { refreshStatus } from '../../state/game/status.ts';

// Runs in the studio's telephone: shows a screen after the studio has moved the player. Without this listener the frame is reloaded, which
// takes longer.
window.addEventListener('studio:show', (event) => {
  const { detail: path } = event as CustomEvent<string>;
  event.preventDefault();
  void refreshStatus().then(() => {
    window.history.pushState(null, '', mount + path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
});

// The site moves the focus to each screen that it opens: that must not take a writer out of a form beside the telephone.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfHere(this: HTMLElement, options?: FocusOptions): void {
  if (document.hasFocus()) focus.call(this, options);
};
