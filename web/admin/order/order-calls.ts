import type { Status } from '../../../engine/public.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';
import type { StaffStatusBody } from '../calls.ts';

export interface ChangesProps {
  readonly file: OrderFile;
  readonly change: (call: () => ApiPromise<unknown>) => Promise<boolean>;
}

export type OrderFile = ApiSchemas['PlayerFile'];
export type PostalAddressBody = ApiSchemas['PostalAddress'];

/** The texts of a present; empty where there is none. */
export type GiftTexts = Readonly<Record<'giftFrom' | keyof OrderFile['gift'], string>>;
export type TimelineEntry = ApiSchemas['TimelineEntry'];

const at = (code: string, call: string) => `admin/orders/${encodeURIComponent(code)}/${call}`;

export const fetchOrderFile = (code: string): ApiPromise<OrderFile> => request('GET', at(code, 'file'));
/** Status as this order's player gets it. */
export const orderStatus = (code: string): ApiPromise<Status> => request('GET', at(code, 'status'));

type Changed = ApiPromise<StaffStatusBody>;

/** Names the displayed version, so that a concurrent change is not overwritten. */
const sendChange = ({ code, staff }: StaffStatusBody, call: string, change: object = {}): Changed =>
  request('POST', at(code, call), { body: { ...change, version: staff.version } });

export const setOrderStep = (order: StaffStatusBody, stepIdx: number, reason: string): Changed =>
  sendChange(order, 'step', { stepIdx, reason });
export const undoAction = (order: StaffStatusBody, action: number, reason: string): Changed =>
  sendChange(order, 'undo', { action, reason });
export const addNote = ({ code }: StaffStatusBody, text: string): Changed =>
  request('POST', at(code, 'note'), { body: { text } });
export const resendOrder = ({ code }: StaffStatusBody): Changed =>
  request('POST', at(code, 'resend'), { body: {} });
/** An empty text removes what was said. */
export const sendGift = (order: StaffStatusBody, gift: GiftTexts): Changed => sendChange(order, 'gift', gift);
/** Null erases it. */
export const sendAddress = (order: StaffStatusBody, address: PostalAddressBody | null): Changed =>
  sendChange(order, 'address', { address });
export const sendQueue = (order: StaffStatusBody): Changed => sendChange(order, 'queue');
export const sendRelease = (order: StaffStatusBody): Changed => sendChange(order, 'release');
export const sendUnqueue = (order: StaffStatusBody): Changed => sendChange(order, 'unqueue');
/** A blank number is forgotten. */
export const sendTracking = (
  { code }: StaffStatusBody,
  number: string,
  carrier: CarriersBody['carriers'][number],
): Changed => request('POST', at(code, 'tracking'), { body: { carrier, number } });
export type CarriersBody = ApiSchemas['Carriers'];
export const fetchCarriers = (): ApiPromise<CarriersBody> => request('GET', 'admin/carriers');
/** Asking again never buys a second label. */
export const buyLabel = ({ code }: StaffStatusBody): ApiPromise<ApiSchemas['Label']> =>
  request('POST', at(code, 'label'), { body: {}, retry: true });
/** Answers with the order that takes its place. */
export const sendLost = (order: StaffStatusBody, reason: string): Changed =>
  sendChange(order, 'lost', { reason });
export const tieOrder = (order: StaffStatusBody, email: string | null): Changed =>
  sendChange(order, 'tie', { email });
