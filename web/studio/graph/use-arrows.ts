import { useState } from 'react';
import type { Arrow } from '../../../engine/edit/city/arrows.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { GraphPoint, PlacedEdge } from '../../../engine/graph/placed-graph.ts';
import { readText } from '../files/edit-calls.ts';
import { fileOfStep } from '../files/file-names.ts';
import type { CityChanger } from '../files/use-city-change.ts';
import { yamlData } from '../form/written-at.ts';
import { type StepWay, cardAt, stepWays, waysOfArrow, waysToStep } from './step-ways.ts';
import type { DrawnArrow } from './use-pan-zoom.ts';

/** A small menu on the drawing: the tools of a chosen arrow, or the ways that a gesture may mean. */
type ArrowMenuState =
  | { readonly kind: 'tools'; readonly at: GraphPoint; readonly edge: PlacedEdge }
  | {
      readonly kind: 'ways';
      readonly at: GraphPoint;
      readonly title: string;
      readonly ways: readonly StepWay[];
      pick(way: StepWay): void;
    };

interface ArrowParts {
  readonly city: Pick<DeskCity, 'slug' | 'graph'>;
  readonly changer: CityChanger;
  /** Asks for the step to put on an arrow. */
  readonly onInsert: (arrow: Arrow) => void;
}

interface Gesture {
  readonly at: GraphPoint;
  readonly step: string;
  readonly title: string;
  readonly fits: (ways: readonly StepWay[]) => readonly StepWay[];
  readonly act: (way: StepWay, seen: Readonly<Record<string, string>>) => void;
}

const NOT_THERE = 'La fiche de cette étape ne dit pas ce passage : ouvrez-la pour le changer.';

const middleOf = ({ points }: PlacedEdge): GraphPoint =>
  points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };

/** Arrows changed on the drawing. */
export function useArrows({ city, changer, onInsert }: ArrowParts) {
  const [menu, setMenu] = useState<ArrowMenuState | null>(null);
  const close = () => setMenu(null);

  /** Does what a gesture means, or asks which of several ways it means. */
  const perform = async ({ at, step, title, fits, act }: Gesture): Promise<void> => {
    close();
    changer.forget();
    const file = `${city.slug}/${fileOfStep(city, step) ?? ''}`;
    const read = await readText(file);
    if (!read.ok) return changer.refuse(NOT_THERE);
    const ways = fits(stepWays(yamlData(read.data.text)));
    const pick = (way: StepWay) => {
      close();
      act(way, { [file]: read.data.seen });
    };
    const [only] = ways;
    if (!only) return changer.refuse(NOT_THERE);
    if (ways.length === 1) return pick(only);
    setMenu({ kind: 'ways', at, title, ways, pick });
  };

  const leadTo =
    (step: string, to: string | null) => (way: StepWay, seen: Readonly<Record<string, string>>) =>
      void changer.apply({ kind: 'set-arrow', arrow: { step, path: way.path }, to }, { seen });

  const drop = ({ from, edge, tip }: DrawnArrow): void => {
    const to = city.graph && cardAt(city.graph, tip)?.id;
    if (to === null || to === undefined || to === from.id || to === edge?.to) return;
    void perform({
      at: tip,
      step: from.id,
      title: `${from.id} mène à ${to} :`,
      fits: (ways) => (edge ? waysOfArrow(ways, edge) : waysToStep(ways, to)),
      act: leadTo(from.id, to),
    });
  };

  const onArrow = (
    edge: PlacedEdge,
    title: string,
    act: Gesture['act'],
    allows: (way: StepWay) => boolean = () => true,
  ) =>
    void perform({
      at: middleOf(edge),
      step: edge.from,
      title,
      fits: (ways) => waysOfArrow(ways, edge).filter(allows),
      act,
    });

  return {
    menu,
    close,
    drop,
    choose: (edge: PlacedEdge) => setMenu({ kind: 'tools', at: middleOf(edge), edge }),
    remove: (edge: PlacedEdge) =>
      onArrow(
        edge,
        `Retirer de ${edge.from} à ${edge.to} :`,
        leadTo(edge.from, null),
        ({ isOptional }) => isOptional,
      ),
    insert: (edge: PlacedEdge) =>
      onArrow(edge, `Insérer entre ${edge.from} et ${edge.to}, sur :`, ({ path }) =>
        onInsert({ step: edge.from, path }),
      ),
  };
}

export type ArrowEditing = ReturnType<typeof useArrows>;
