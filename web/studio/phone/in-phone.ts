import { mount } from '../../mount.ts';
import { refreshStatus } from '../../state/game/status.ts';

// In a telephone of the studio, which asks for a screen once it has put the player somewhere. Who does not answer is
// loaded anew, which takes longer.
window.addEventListener('studio:show', (event) => {
  const { detail: path } = event as CustomEvent<string>;
  event.preventDefault();
  void refreshStatus().then(() => {
    window.history.pushState(null, '', mount + path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
});
