import { personOf } from '../../accounts/known-device.ts';
import type { Context } from '../../context.ts';
import type { Services } from '../../services.ts';
import { provePassword } from '../accounts/login.ts';
import { isAbsent, readLine } from '../../staff/read-fields.ts';
import type { Fields } from '../../staff/read-fields.ts';
import { invalid } from '../../staff/refusals.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';
import { confirm, disable, enrol, presentSecondFactor } from '../../staff/second-factor.ts';
import type { Owner } from '../../staff/second-factor.ts';
import type { Account } from '../../store/accounts/accounts.ts';

/** Routes for a staff member's own second factor. */
export function secondFactorCalls(services: Services, { get, post }: StaffRouter): void {
  get('/admin/secondFactor', ({ staff }) => presentSecondFactor(services, staff));
  post('/admin/secondFactor/enrol', async ({ ctx, staff, fields }) => {
    await provePassword(services, ctx, staff, readPassword(fields));
    return enrol(services, staff);
  });
  post('/admin/secondFactor/confirm', async ({ ctx, staff, fields }) =>
    confirm(services, await ownerOf(services, ctx, staff), readOtp(fields)),
  );
  post('/admin/secondFactor/disable', async ({ ctx, staff, fields }) => {
    await disable(services, await ownerOf(services, ctx, staff), readOtp(fields));
    return {};
  });
}

const ownerOf = async (services: Services, ctx: Context, account: Account): Promise<Owner> => ({
  account,
  person: await personOf(services, ctx, account),
});

const readOtp = (fields: Fields): string => readLine(fields, 'otp', 'MISSING_OTP', 64);

/** Not trimmed: spaces belong to the password. */
function readPassword({ password }: Fields): string {
  if (isAbsent(password) || typeof password !== 'string') throw invalid('MISSING_PASSWORD', 'Le champ « password » manque.');
  return password;
}
