import type { PointerEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './OpeningCeremony.module.css';
import { foldsAt, halvesAt, HEIGHT, HINGE, type Point, WAX, WIDTH } from './seal.ts';

/** Diagonal strokes on the lining of the flap, as on the picture of the letter. */
const LINING = Array.from({ length: 15 }, (_, index) => `M${index * 24 - 30} 122L${index * 24 + 50} 8`).join(
  '',
);
/** Crumbs of wax that fall from the break, in units from it. */
const CRUMBS = [
  [-9, 1],
  [-3, -3],
  [4, 2],
  [10, -2],
] as const;

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.sheets} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Behind the letter: the inside of the envelope, and its flap once it stands up. */
export function EnvelopeBack({ lining }: { readonly lining: Ref<SVGGElement> }) {
  return (
    <Drawing>
      <clipPath id="opening-flap">
        <path d="M0 122L150 8L300 122Z" />
      </clipPath>
      <g ref={lining} className={styles.opened}>
        <path d="M0 122L150 8L300 122Z" className={styles.inside} />
        <path d={LINING} clipPath="url(#opening-flap)" className={styles.lining} />
      </g>
      <path d={`M1 ${HINGE}H299V319H1Z`} className={styles.inside} />
    </Drawing>
  );
}

/** Wax with the company’s balloon: whole, or one half of it. */
function Wax({ half, className }: { readonly half?: string; readonly className?: string | undefined }) {
  return (
    <g clipPath={half && `url(#${half})`} className={classNames(styles.wax, className)}>
      <path d={WAX} />
      <circle cx={150} cy={227} r={14} />
      <path d="M150 220a6 6 0 1 1-.1 0M141 226h18M150 218v17M144 219l-4-3M156 219l4-3M144 233l-4 3M156 233l4 3" />
    </g>
  );
}

interface EnvelopeFrontProps {
  readonly flap: Ref<SVGGElement>;
  /** Where the seal is broken; null while it is whole. */
  readonly broken: Point | null;
  readonly onHold: PointerEventHandler;
}

/** In front of the letter: the pocket, and the flap with the seal that holds it. */
export function EnvelopeFront({ flap, broken, onHold }: EnvelopeFrontProps) {
  const halves = broken && halvesAt(broken);
  const folds = broken && foldsAt(broken);
  return (
    <Drawing>
      {halves && (
        <>
          <clipPath id="seal-upper">
            <path d={halves.upper} />
          </clipPath>
          <clipPath id="seal-lower">
            <path d={halves.lower} />
          </clipPath>
        </>
      )}
      <path d={`M1 ${HINGE}V319H299V${HINGE}L150 226Z`} className={styles.envelope} />
      <path d="M1 319L122 206M299 319L178 206" />
      {folds && <path d={folds.lower} className={styles.fold} />}
      <g className={styles.lower}>{halves && <Wax half="seal-lower" />}</g>
      <g ref={flap} className={styles.flap} onPointerDown={onHold} data-flap>
        <path d={`M1 ${HINGE}H299L158 232Q150 238 142 232Z`} className={styles.envelope} />
        {folds && <path d={folds.upper} className={styles.fold} />}
        <g className={styles.upper}>
          {halves ? <Wax half="seal-upper" /> : <Wax className={styles.whole} />}
        </g>
        <circle cx={150} cy={226} r={46} className={styles.grip} />
      </g>
      {broken &&
        CRUMBS.map(([x, y], index) => (
          <path
            key={x}
            d={`M${broken.x + x} ${broken.y + y}l3-2 2 3-3 2Z`}
            className={styles.crumb}
            style={{ '--side': index - 1.5 }}
          />
        ))}
    </Drawing>
  );
}
