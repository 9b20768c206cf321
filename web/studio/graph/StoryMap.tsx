import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PlacedGraph, PlacedNode } from '../../../engine/graph/placed-graph.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controlStyles from '../controls.module.css';
import { ArrowHandles } from './ArrowHandles.tsx';
import { ArrowMenu } from './ArrowMenu.tsx';
import { StoryDrawing } from './StoryDrawing.tsx';
import './story-drawing.css';
import './story-handles.css';
import styles from './StoryMap.module.css';
import { type ViewTransform, useArrowDrag, usePanZoom } from './use-pan-zoom.ts';
import type { ArrowEditing } from './use-arrows.ts';

interface StoryMapProps {
  readonly graph: PlacedGraph;
  readonly here: string | null;
  readonly onChoose: (node: PlacedNode) => void;
  readonly arrows: ArrowEditing;
  /** Before those of the zoom. */
  readonly controls: ReactNode;
  /** Stands below the drawing, where it moves and covers nothing. */
  readonly words: ReactNode;
  /** Stands beside the drawing. */
  readonly children: ReactNode;
}

/** The drawing in a window that can be panned and zoomed, and on which arrows are drawn. */
export function StoryMap({ graph, here, onChoose, arrows, controls, words, children }: StoryMapProps) {
  const window = useRef<HTMLDivElement>(null);
  const { transform, setTransform, zoom, handlers } = usePanZoom(window, graph.city);
  const isUnset = transform === null;
  // Before the first paint: the story does not jump.
  useLayoutEffect(() => {
    if (isUnset && window.current) setTransform(readable(graph, window.current, here));
  }, [isUnset, graph, here, setTransform]);
  const stood = graph.nodes.find(({ id }) => id === here);
  const stoodAt = stood && `${stood.id} ${stood.x} ${stood.y}`;
  useLayoutEffect(() => {
    if (stood && window.current)
      setTransform((now) => now && withStepVisible(now, stood, window.current as HTMLElement));
    // Only another step, or a drawing that puts it elsewhere, moves the window: the writer may look away from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stoodAt]);
  const shown = transform ?? { x: 0, y: 0, scale: 1 };
  const { x, y, scale } = shown;
  const drag = useArrowDrag({ window, transform: shown, onDrop: arrows.drop });
  const showAll = () => window.current && setTransform(whole(graph, window.current));
  const scrollIntoWindow = (id: string | undefined) => {
    const node = graph.nodes.find((candidate) => candidate.id === id);
    if (node && window.current)
      setTransform((now) => withStepVisible(now ?? shown, node, window.current as HTMLElement));
  };
  return (
    <div className={styles.map}>
      <div className={`${controlStyles.row} ${styles.bar}`}>
        {controls}
        <div className={`${controlStyles.row} ${styles.zoom}`} role="group" aria-label="Zoom">
          <button type="button" aria-label="Agrandir" aria-keyshortcuts="+" onClick={() => zoom(1)}>
            +
          </button>
          <button type="button" aria-label="Réduire" aria-keyshortcuts="-" onClick={() => zoom(-1)}>
            −
          </button>
          <button type="button" onClick={showAll}>
            Tout voir
          </button>
          <output className={styles.scale}>{typeset(`${Math.round(scale * 100)} %`)}</output>
        </div>
      </div>
      <div className={styles.drawing}>
        <div className={styles.room}>
          <div
            ref={window}
            className={styles.window}
            role="group"
            aria-label={typeset('Histoire : les étapes et leurs passages')}
            onFocus={(event) => scrollIntoWindow((event.target as unknown as SVGElement).dataset.step)}
            onPointerDownCapture={arrows.close}
            {...handlers}
          >
            <svg width="100%" height="100%" role="presentation">
              <g transform={`translate(${x} ${y}) scale(${scale})`}>
                <StoryDrawing graph={graph} here={here} onChoose={onChoose} />
                <ArrowHandles
                  graph={graph}
                  drawn={drag.arrow}
                  chosen={arrows.menu?.kind === 'tools' ? arrows.menu.edge : null}
                  handlersOf={drag.handlersOf}
                  onChoose={arrows.choose}
                />
              </g>
            </svg>
          </div>
          <ArrowMenu arrows={arrows} transform={shown} />
        </div>
        {words}
      </div>
      <Stack gap={2} className={styles.aside}>
        {children}
      </Stack>
    </div>
  );
}

const MARGIN = 16;
/** The names of steps can just be read. */
const LEAST_READABLE = 0.5;

/** Fits the whole drawing. */
function whole({ width, height }: PlacedGraph, { clientWidth, clientHeight }: HTMLElement): ViewTransform {
  const scale = Math.min(1, (clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
  return { x: (clientWidth - width * scale) / 2, y: (clientHeight - height * scale) / 2, scale };
}

/** Fits the width as far as it can be read, and shows the current step or the start. */
function readable(graph: PlacedGraph, element: HTMLElement, here: string | null): ViewTransform {
  const { clientWidth, clientHeight } = element;
  const scale = Math.min(1, Math.max(LEAST_READABLE, (clientWidth - 2 * MARGIN) / graph.width));
  const step = graph.nodes.find(({ id }) => id === here) ?? graph.nodes.find(({ isStart }) => isStart);
  const above = Math.max(0, (step?.y ?? 0) * scale - clientHeight / 2);
  const fitted = {
    x: Math.max(MARGIN, (clientWidth - graph.width * scale) / 2),
    y: MARGIN - above,
    scale,
  };
  return step ? withStepVisible(fitted, step, element) : fitted;
}

/** Moves the drawing by the least distance that makes a step visible. */
function withStepVisible(
  transform: ViewTransform,
  { x, y, width, height }: PlacedNode,
  { clientWidth, clientHeight }: HTMLElement,
): ViewTransform {
  const inside = (shift: number, middle: number, size: number, room: number): number => {
    const from = (middle - size / 2) * transform.scale + shift;
    const to = (middle + size / 2) * transform.scale + shift;
    if (from < MARGIN) return shift + MARGIN - from;
    return to > room - MARGIN ? shift + room - MARGIN - to : shift;
  };
  return {
    ...transform,
    x: inside(transform.x, x, width, clientWidth),
    y: inside(transform.y, y, height, clientHeight),
  };
}
