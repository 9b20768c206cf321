import type { Services } from '../../services.ts';
import { isAbsent, readLine } from '../../staff/read-fields.ts';
import type { Fields } from '../../staff/read-fields.ts';
import { invalid } from '../../staff/refusals.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';
import { confirm, disable, enrol, presentSecondFactor } from '../../staff/second-factor.ts';

/** A member of staff's own second factor. */
export function secondFactorCalls(services: Services, { get, post }: StaffRouter): void {
  get('/admin/secondFactor', ({ staff }) => presentSecondFactor(services, staff));
  post('/admin/secondFactor/enrol', ({ staff, fields }) => enrol(services, staff, readPassword(fields)));
  post('/admin/secondFactor/confirm', ({ staff, fields }) => confirm(services, staff, readOtp(fields)));
  post('/admin/secondFactor/disable', async ({ staff, fields }) => {
    await disable(services, staff, readOtp(fields));
    return {};
  });
}

const readOtp = (fields: Fields): string => readLine(fields, 'otp', 'MISSING_OTP', 64);

/** As it was typed: a blank at its end is part of it. */
function readPassword({ password }: Fields): string {
  if (isAbsent(password) || typeof password !== 'string') throw invalid('MISSING_PASSWORD', 'Le champ « password » manque.');
  return password;
}
