import { type Complain, type Read, readApiUrl } from './read-setting.ts';

export interface LaPosteAccess {
  /** « X-Okapi-Key » of « Suivi v2 ». */
  readonly key: string;
  /** https://api.laposte.fr, or a double of it in tests. */
  readonly url: string;
}

export interface SendcloudAccess {
  readonly publicKey: string;
  readonly secretKey: string;
  /** The product that letters are sent with, as « la_poste:lettre_suivie ». */
  readonly option: string;
  /** The number of the sender’s address at Sendcloud. */
  readonly sender: number;
  /** https://panel.sendcloud.sc, or a double of it in tests. */
  readonly url: string;
}

/** The carriers that are asked about letters; null for one that is not configured. */
export interface CarrierAccess {
  readonly laPoste: LaPosteAccess | null;
  readonly sendcloud: SendcloudAccess | null;
}

export const NO_CARRIERS: CarrierAccess = { laPoste: null, sendcloud: null };

/** Reads the settings of the carriers. Problems do not repeat the values, which are secrets. */
export function readCarriers(read: Read, complain: Complain): CarrierAccess {
  const key = read('LA_POSTE_KEY');
  return {
    laPoste:
      key === undefined
        ? null
        : { key, url: readApiUrl(read, complain, 'LA_POSTE_API_URL', 'https://api.laposte.fr') },
    sendcloud: readSendcloud(read, complain),
  };
}

function readSendcloud(read: Read, complain: Complain): SendcloudAccess | null {
  const [publicKey, secretKey] = [read('SENDCLOUD_PUBLIC_KEY'), read('SENDCLOUD_SECRET_KEY')];
  const [option, sender] = [read('SENDCLOUD_OPTION'), read('SENDCLOUD_SENDER')];
  if ([publicKey, secretKey, option, sender].every((value) => value === undefined)) return null;
  if (
    publicKey === undefined ||
    secretKey === undefined ||
    option === undefined ||
    !/^\d{1,12}$/.test(sender ?? '')
  ) {
    complain(
      'SENDCLOUD_PUBLIC_KEY, SENDCLOUD_SECRET_KEY, SENDCLOUD_OPTION et SENDCLOUD_SENDER (un nombre) vont ensemble : donnez les quatre, ou aucun.',
    );
    return null;
  }
  const url = readApiUrl(read, complain, 'SENDCLOUD_API_URL', 'https://panel.sendcloud.sc');
  return { publicKey, secretKey, option, sender: Number(sender), url };
}
