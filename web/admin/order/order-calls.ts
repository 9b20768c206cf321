import type { Status } from '../../../engine/public.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { request } from '../../api/client.ts';
import type { StaffStatus } from '../calls.ts';

/** Everything about one order. */
export type OrderFile = ApiSchemas['PlayerFile'];
export type TimelineEntry = ApiSchemas['TimelineEntry'];

const at = (code: string, call: string) => `admin/orders/${encodeURIComponent(code)}/${call}`;

export const orderFile = (code: string): Answer<OrderFile> => request('GET', at(code, 'file'));
/** What the player of this order sees now. */
export const orderStatus = (code: string): Answer<Status> => request('GET', at(code, 'status'));

/** A change says which version was on the screen: whoever came first is not overwritten. */
export const setOrderStep = ({ code, staff }: StaffStatus, stepIdx: number, reason: string): Answer<StaffStatus> =>
  request('POST', at(code, 'step'), { body: { stepIdx, reason, version: staff.version } });
export const undoAction = ({ code, staff }: StaffStatus, action: number, reason: string): Answer<StaffStatus> =>
  request('POST', at(code, 'undo'), { body: { action, reason, version: staff.version } });
export const addNote = ({ code }: StaffStatus, text: string): Answer<StaffStatus> => request('POST', at(code, 'note'), { body: { text } });
export const resendOrder = ({ code }: StaffStatus): Answer<StaffStatus> => request('POST', at(code, 'resend'), { body: {} });
/** Null: nobody's present. */
export const setGiver = ({ code, staff }: StaffStatus, giftFrom: string | null): Answer<StaffStatus> =>
  request('POST', at(code, 'gift'), { body: { giftFrom, version: staff.version } });
export const tieOrder = ({ code, staff }: StaffStatus, email: string | null): Answer<StaffStatus> =>
  request('POST', at(code, 'tie'), { body: { email, version: staff.version } });
