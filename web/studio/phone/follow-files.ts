import { refreshStatus } from '../../state/game/status.ts';

// In development, a changed scenario is displayed at once, at the same step. The server plays and explores
// the city afterwards.
if (import.meta.hot) {
  const { hot } = import.meta;
  const tellDrawn = (): void => {
    // A page that nobody sees draws nothing.
    if (document.hidden) hot.send('telephone:shown');
    else requestAnimationFrame(() => setTimeout(() => hot.send('telephone:shown')));
  };
  hot.on('scenarios:changed', () => void refreshStatus().then(tellDrawn));
  tellDrawn();
}
