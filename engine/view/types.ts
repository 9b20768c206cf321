import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { PublicPuzzle } from '../puzzles/define.ts';

// The types that schemas/api/openapi.yaml describes, with the names that it leaves open: puzzles and pictures of tiles.

type View = ApiSchemas['PlayerView'];

export type TileId =
  | 'alpha'
  | 'code'
  | 'sms'
  | 'last-sms'
  | 'frequencies'
  | 'secret-app'
  | 'trail'
  | 'credits'
  | 'analyser'
  | 'final'
  | 'aside'
  | 'messages'
  | 'documents';

export type TileView = View['tiles'][number] & { readonly id: TileId };
export type PageView = ApiSchemas['Page'];
export type MessageView = View['messages'][number];
export type DocumentView = View['documents'][number];
export type HeldPaperView = ApiSchemas['HeldPaper'];
export type HandsView = NonNullable<View['hands']>;
export type ReactionView = ApiSchemas['Reaction'];
export type HintsView = NonNullable<ApiSchemas['Hints']>;
export type FinalView = NonNullable<View['final']>;
export type AnotherCityView = NonNullable<View['anotherCity']>;
export type UnavailableView = ApiSchemas['Unavailable'][number];

export interface SideStepView extends Omit<ApiSchemas['SideStep'], 'picture' | 'puzzle'> {
  readonly picture: TileId;
  readonly puzzle: PublicPuzzle | null;
}

/** Everything that the player's screens display. Contains nothing locked. */
export interface PlayerView extends Omit<View, 'tiles' | 'puzzle' | 'beside' | 'analyser'> {
  readonly tiles: readonly TileView[];
  readonly puzzle: PublicPuzzle | null;
  readonly beside?: readonly SideStepView[];
  readonly analyser: (NonNullable<View['analyser']> & { readonly puzzle: PublicPuzzle }) | null;
}

export type PartyView = ApiSchemas['Party'];
export type PartyMemberView = PartyView['members'][number];
export type PartyDeedView = NonNullable<PartyView['last']>;

export interface Status extends Omit<ApiSchemas['Status'], 'view'> {
  readonly view: PlayerView | null;
}
