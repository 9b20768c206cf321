import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { PartyMember } from '../store/parties/party-row.ts';

/** For the staff, and for the holder's own data. */
export const presentPerson = ({
  name,
  isHolder,
  joinedAt,
  leftAt,
}: PartyMember): ApiSchemas['PartyGuest'] => ({
  name,
  isHolder,
  joinedAt: isoDate(joinedAt),
  leftAt: isoDate(leftAt),
});
