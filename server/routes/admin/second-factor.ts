import { personOf } from '../../accounts/known-device.ts';
import type { Context } from '../../http/context.ts';
import { provePassword } from '../accounts/login.ts';
import type { StaffRouter } from './staff-router.ts';
import { confirm, disable, enrol, presentSecondFactor } from '../../staff/second-factor.ts';
import type { Owner } from '../../staff/second-factor.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Services } from '../../services/services.ts';

/** Routes for a staff member's own second factor. */
export function secondFactorCalls(
  services: Pick<Services, 'clock' | 'knownDevices' | 'limits' | 'passwords' | 'seals' | 'secondFactors'>,
  { get, post }: StaffRouter,
): void {
  get('/admin/secondFactor', ({ staff }) => presentSecondFactor(services, staff));
  post('/admin/secondFactor/enrol', async ({ ctx, staff, body }) => {
    await provePassword(services, ctx, staff, body.password);
    return enrol(services, staff);
  });
  post('/admin/secondFactor/confirm', async ({ ctx, staff, body }) =>
    confirm(services, await ownerOf(services, ctx, staff), body.otp),
  );
  post('/admin/secondFactor/disable', async ({ ctx, staff, body }) => {
    await disable(services, await ownerOf(services, ctx, staff), body.otp);
    return {};
  });
}

const ownerOf = async (
  services: Pick<Services, 'knownDevices'>,
  ctx: Context,
  account: Account,
): Promise<Owner> => ({
  account,
  person: await personOf(services, ctx, account),
});
