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

/** Changes include the displayed version, so that a concurrent change is not overwritten. */
export const setOrderStep = (
  { code, staff }: StaffStatusBody,
  stepIdx: number,
  reason: string,
): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'step'), { body: { stepIdx, reason, version: staff.version } });
export const undoAction = (
  { code, staff }: StaffStatusBody,
  action: number,
  reason: string,
): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'undo'), { body: { action, reason, version: staff.version } });
export const addNote = ({ code }: StaffStatusBody, text: string): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'note'), { body: { text } });
export const resendOrder = ({ code }: StaffStatusBody): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'resend'), { body: {} });
/** An empty text removes what was said. */
export const sendGift = ({ code, staff }: StaffStatusBody, gift: GiftTexts): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'gift'), { body: { ...gift, version: staff.version } });
/** Null erases it. */
export const sendAddress = (
  { code, staff }: StaffStatusBody,
  address: PostalAddressBody | null,
): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'address'), { body: { address, version: staff.version } });
export const sendQueue = ({ code, staff }: StaffStatusBody): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'queue'), { body: { version: staff.version } });
export const sendRelease = ({ code, staff }: StaffStatusBody): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'release'), { body: { version: staff.version } });
export const sendUnqueue = ({ code, staff }: StaffStatusBody): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'unqueue'), { body: { version: staff.version } });
/** A blank number is forgotten. */
export const sendTracking = (
  { code }: StaffStatusBody,
  number: string,
  carrier: CarriersBody['carriers'][number],
): ApiPromise<StaffStatusBody> => request('POST', at(code, 'tracking'), { body: { carrier, number } });
export type CarriersBody = ApiSchemas['Carriers'];
export const fetchCarriers = (): ApiPromise<CarriersBody> => request('GET', 'admin/carriers');
/** Asking again never buys a second label. */
export const buyLabel = ({ code }: StaffStatusBody): ApiPromise<ApiSchemas['Label']> =>
  request('POST', at(code, 'label'), { body: {}, retry: true });
/** Answers with the order that takes its place. */
export const sendLost = ({ code, staff }: StaffStatusBody, reason: string): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'lost'), { body: { reason, version: staff.version } });
export const tieOrder = (
  { code, staff }: StaffStatusBody,
  email: string | null,
): ApiPromise<StaffStatusBody> =>
  request('POST', at(code, 'tie'), { body: { email, version: staff.version } });
