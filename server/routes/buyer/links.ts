import { HttpError } from '../../platform/errors.ts';

export const wrongLink = () => new HttpError(404, 'WRONG_LINK', { message: ['wrongLink'] });
export const oldLink = () => new HttpError(403, 'OLD_LINK', { message: ['oldLink'] });
