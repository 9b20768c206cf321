/** What the server says of the scenarios; empty without an error. */
interface Problems {
  readonly text: string;
}

const PANEL = 'problems-overlay';

// Stays for development: the site's documents load it under `npm run dev` only.
if (import.meta.hot) {
  const { hot } = import.meta;
  let scenarios = '';
  let program = '';
  const draw = (): void => show(scenarios, program);
  const ask = (): void => hot.send('scenarios:ask');
  hot.on('scenarios:problems', ({ text }: Problems) => {
    scenarios = text;
    draw();
  });
  // A page that Vite cannot compile is among the problems of the scenarios, in French and with its line.
  hot.on('vite:error', ({ err }) => {
    if (err.id?.endsWith('.mdx')) return;
    program = err.message;
    draw();
  });
  // Scripts that failed are only loaded again with the document.
  hot.on('vite:beforeUpdate', () => program && location.reload());
  hot.on('vite:ws:connect', ask);
  ask();
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.getElementById(PANEL)?.remove();
  });
}

/** Draws the panel again, or removes it when nothing is wrong. */
function show(scenarios: string, program: string): void {
  document.getElementById(PANEL)?.remove();
  if (!scenarios && !program) return;
  const panel = document.createElement('section');
  panel.id = PANEL;
  panel.setAttribute('role', 'alert');
  panel.style.cssText = STYLES;
  const [title, after] = scenarios
    ? ['Une erreur dans les fichiers de la ville', 'La dernière version sans erreur reste en jeu.']
    : ['Une erreur dans le programme', 'La page se recharge dès que c’est corrigé.'];
  const told: readonly (readonly [string, string])[] = [
    ['h2', title],
    ['pre', scenarios || program],
    [
      'p',
      `${after} Ce panneau part dès que c’est corrigé ; Échap le cache jusqu’au prochain enregistrement.`,
    ],
  ];
  for (const [tag, text] of told) {
    const element = panel.appendChild(document.createElement(tag));
    element.textContent = text;
    if (tag === 'pre')
      element.style.cssText = 'margin: 1em 0; white-space: pre-wrap; font: 14px/1.5 monospace';
  }
  document.body.append(panel);
}

const STYLES = `position: fixed; inset: 0; z-index: 9999; overflow: auto; padding: 24px; background: #060d1ed9; color: #f4ecdb;
  font: 16px/1.5 system-ui, sans-serif; border-top: 6px solid #ff4a3d`;
