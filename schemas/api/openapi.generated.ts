// Generated from schemas/api/openapi.yaml by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface paths {
    readonly "/api/user/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Crée un compte */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Compte créé */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                /** @description MISSING_EMAIL, MISSING_PASSWORD, PASSWORD_TOO_SHORT, INVALID_INFORMATIONS, ou un corps illisible ; « message » dit en français ce qui ne va pas */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                /** @description Un compte porte déjà ce mail */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "DUPLICATE_EMAIL";
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ouvre une session de sept jours ; un invité d’une partie la quitte */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email?: string;
                        readonly password?: string;
                        /** @description Six chiffres ou un code de secours, pour qui a un second facteur */
                        readonly otp?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description La session ; les cookies « token », « session » et « known » sont posés */
                readonly 200: {
                    headers: {
                        readonly "Set-Cookie": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Login"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                /** @description INVALID_EMAIL, INVALID_PASSWORD ; SECOND_FACTOR demande le champ « otp » à qui a un second facteur, INVALID_OTP le refuse */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly error: "INVALID_EMAIL" | "INVALID_PASSWORD" | "SECOND_FACTOR" | "INVALID_OTP";
                        };
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Qui suis-je ? */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le compte de la session */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Account"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ferme la session ; sans session, ne fait rien ; un invité quitte sa partie */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Les deux cookies sont effacés */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Envoie par mail un lien qui change le mot de passe ; celui d’avant ne vaut plus */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: components["requestBodies"]["Email"];
            readonly responses: {
                /** @description Mail envoyé */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["InvalidEmail"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Aucun compte ne porte ce mail */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "UNKNOWN_ACCOUNT";
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                /** @description Le mail n’a pas pu partir ; il est gardé et repartira (MAIL_DELAYED), ou le service est indisponible */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly error: "MAIL_DELAYED" | "ERROR_SERVER" | "ERROR_STORAGE";
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/password/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Choisit un nouveau mot de passe avec le lien du mail, une seule fois ; toutes les sessions du compte finissent, et son adresse est confirmée */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly newPassword: string;
                        readonly id: string;
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Changement confirmé */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                /** @description PASSWORD_TOO_SHORT, INVALID_INFORMATIONS (trop long, ou un signe incomplet), ou un corps illisible ; « message » dit lequel */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Lien inconnu, altéré, déjà utilisé ou remplacé */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "INVALID_REQUEST";
                        };
                    };
                };
                /** @description Le lien a plus d’une heure (TOKEN_EXPIRED), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/email/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Envoie à l’adresse du compte un lien qui la confirme ; celui d’avant ne vaut plus. Une adresse confirmée n’en reçoit pas */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Mail envoyé, ou adresse déjà confirmée */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly emailProved: components["schemas"]["EmailProved"];
                        };
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                /** @description Le mail n’a pas pu partir ; il est gardé et repartira (MAIL_DELAYED), ou le service est indisponible */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly error: "MAIL_DELAYED" | "ERROR_SERVER" | "ERROR_STORAGE";
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/email/prove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirme l’adresse du compte de la session avec le lien du mail ; une adresse déjà confirmée le reste */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Adresse confirmée */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Lien inconnu, altéré, remplacé, déjà utilisé ou d’un autre compte (INVALID_REQUEST), de plus de trois jours (TOKEN_EXPIRED), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/newsletter/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** N’envoie plus la lettre d’information à cette adresse, qu’elle y soit inscrite ou non */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: components["requestBodies"]["Email"];
            readonly responses: {
                /** @description Désinscription validée */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["InvalidEmail"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Renonce au contrat ; la réponse est la même, que la commande soit connue ou non, et un accusé part par mail, qui ne répète qu’un code ou un numéro */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description L’identifiant de la commande ou le code de la lettre */
                        readonly reference: string;
                        readonly email: string;
                    };
                };
            };
            readonly responses: {
                /** @description Déclaration reçue ; la même, répétée, garde la date de la première */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WithdrawalReceipt"];
                    };
                };
                /** @description MISSING_REFERENCE (absente, trop longue, ou une adresse du web), INVALID_EMAIL, ou un corps illisible */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tout ce qui est gardé du compte, à télécharger */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le compte, ses sessions, ses parties avec leur journal, ses promotions ; ni empreinte, ni clé, ni réponse que le joueur n’a pas donnée */
                readonly 200: {
                    headers: {
                        readonly "Content-Disposition": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PersonalData"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Efface le compte et tout ce qui est personnel ; les commandes restent, sans personne */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly password?: string;
                    };
                };
            };
            readonly responses: {
                /** @description Le compte n’est plus ; les deux cookies sont effacés */
                readonly 200: {
                    headers: {
                        readonly "Set-Cookie": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                /** @description Mauvais mot de passe (INVALID_PASSWORD), ou pas de session (NOT_CONNECTED) */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly error: "INVALID_PASSWORD" | "NOT_CONNECTED";
                        };
                    };
                };
                /** @description Un compte du personnel ne s’efface pas lui-même (STAFF_ACCOUNT), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Où le compte est connecté, la dernière vue d’abord */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Les sessions en cours ; « vue » à dix minutes près */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly sessions: readonly components["schemas"]["Session"][];
                        };
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ferme une session du compte ; la sienne aussi */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly id: string;
                    };
                };
            };
            readonly responses: {
                /** @description Fermée */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Le compte n’a pas, ou n’a plus, cette session */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "UNKNOWN_SESSION";
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/sessions/endOthers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ferme toutes les sessions du compte, sauf celle qui le demande */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Combien étaient ouvertes */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly ended: number;
                        };
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/puzzle/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** La solution d’une énigme posée hors du site ; le même visiteur a toujours le même exemplaire. Qui a trouvé n’est jamais refusé — quand les exemplaires gratuits du jour, ou les deux de son réseau, sont partis, c’est le prix réduit */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly code: string;
                    };
                };
            };
            readonly responses: {
                /** @description L’exemplaire. Sans session, un cookie « visitor » le garde au navigateur, pour cet appel seul */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Promotion"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Ce n’est la solution de rien */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "NOT_A_SOLUTION";
                        };
                    };
                };
                /** @description La promotion est finie ; « error » est sa propre phrase */
                readonly 410: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/find/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce code, ou cette phrase, est-il disponible ? */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Posté, et à personne encore */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FoundCode"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Indisponible, et pourquoi */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "UNAVAILABLE_CODE";
                            /**
                             * @description Aucune lettre ne le porte ; elle est déjà ouverte ; elle n’est pas encore postée ; on s’en est rétracté ; elle s’est perdue et une autre la remplace
                             * @enum {unknown}
                             */
                            readonly reason?: "unknown" | "taken" | "unsent" | "withdrawn" | "lost";
                        };
                    };
                };
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/a/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Active un code, ou l’histoire qu’ouvre une phrase ; le répéter donne la même réponse à son propriétaire */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        /** @description La version du texte par lequel le joueur renonce à son droit de rétractation */
                        readonly waiver?: {
                            readonly version: string;
                        } | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Le code existe et n’est pas disponible (INVALID_CODE), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Aucun pli ne porte ce code */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "UNKNOWN_CODE";
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/current": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** L’état de la partie */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description L’ETag de l’état déjà connu, ou n’importe quelle valeur pour recevoir celui de la réponse */
                    readonly "If-None-Match"?: string;
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                /** @description C’est l’état déjà connu */
                readonly 304: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le rapport du Contrôle sur la partie finie ; il ne contient aucune réponse et peut se montrer */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Report"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Avant la fin, ou dans une ville sans rapport (NO_REPORT) ; aucune partie (NO_STATUS) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/keepsake": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Mène à la page de paiement de la planche de timbres, avec la référence signée de la partie finie
         * @description Réservé au compte qui tient la lettre.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description L’adresse du prestataire */
                readonly 302: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Aucune planche n’est vendue, ou l’enquête n’est pas finie (NO_KEEPSAKE) ; aucune partie (NO_STATUS) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/notebook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le carnet : chaque étape atteinte, qui l’a trouvée, ce qui a été essayé, et les notes que l’on partage */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le carnet */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Notebook"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        /** Note quelque chose à une étape atteinte, à la place de ce qui y était ; un texte vide l’enlève */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly step: string;
                        readonly text: string;
                        /** @description La note que ce texte remplace ; vide quand il n’y en a pas */
                        readonly before: string;
                    };
                };
            };
            readonly responses: {
                /** @description Le carnet */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Notebook"];
                    };
                };
                /** @description INVALID_NOTE, une étape qui n’est pas dans le carnet, ou un corps illisible ; « message » dit en français ce qui ne va pas */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoStatus"];
                /** @description Quelqu’un a changé cette note entre-temps (NOTE_CHANGED) ; « note » est la sienne, ou nulle */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "NOTE_CHANGED";
                            readonly note: components["schemas"]["MaybeNote"];
                            readonly message: string;
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/newClue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Demande un indice */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        /** @description L’étape à côté du trajet ; sinon l’étape en cours */
                        readonly step?: string | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/goAlternativePath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prend le trajet de secours, sans retour ; d’un invité, le propose seulement à qui tient la lettre
         * @description Quand rien n’est venu depuis une minute du téléphone de qui tient la lettre, deux invités décident : l’un le propose, l’autre le prend. Seul, un invité le propose, puis le confirme avec alone.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Un invité seul confirme sa propre proposition */
                        readonly alone?: boolean;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/probe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * La joueuse d’essai recommence son histoire ; ce que sa partie d’avant a laissé est effacé
         * @description Pour tout autre compte, il n’y a rien ici (NO_STATUS)
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/opened": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Note qu’un message ou un document a été ouvert sur cet appareil
         * @description L’appareil est celui du cookie `device`, donné au premier pli ouvert ; sans lui, chaque session en est un.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {unknown} */
                        readonly kind: "messages" | "documents";
                        readonly slug: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Pas dans le dossier du joueur, ou aucune partie (NO_STATUS) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/arrivalMail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Demande un mail, un seul, quand viendra le prochain message ; ou n’en veut plus
         * @description La même demande refaite ne change rien. Le mail part à l’adresse du compte, qui doit être confirmée, et ne dit pas quel message est venu ; il ne part pas si le message a été lu ailleurs, ou n’est plus attendu.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Le `nextArrival` que l’on avait sous les yeux ; null : plus de mail */
                        readonly arrival: string | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description L’adresse du compte n’est pas confirmée (EMAIL_NOT_PROVED), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 404: components["responses"]["NoStatus"];
                /** @description Le prochain message n’est plus attendu à cette heure-là */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "STALE";
                            readonly status: components["schemas"]["Status"];
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/sharing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Dit si cet appareil a les mêmes marques de lecture que les autres qui l’ont dit
         * @description Le cookie `device` change de nom ; ce que l’appareil a ouvert le suit.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly shared: boolean;
                    };
                };
            };
            readonly responses: {
                /** @description C’est noté */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly shared: boolean;
                        };
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/language": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Dit dans quelle langue écrire à ce compte ; celle de l’écran est dans le cookie `language` du téléphone */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly language: components["schemas"]["Language"];
                    };
                };
            };
            readonly responses: {
                /** @description C’est noté */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signale que quelque chose a disparu dans la rue ; aucun nom de lieu n’est lu, il pourrait être la réponse */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly text: string;
                        /** @description L’étape à côté du trajet ; sinon l’étape en cours */
                        readonly step?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description Noté */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/status/changeStep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** L’équipe se met elle-même à une étape */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly stepIdx: components["schemas"]["StepIndex"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Crée un pli, payé et pas encore posté */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly cityName: components["schemas"]["Line"];
                        readonly giftFrom?: components["schemas"]["Giver"];
                        readonly language?: components["schemas"]["Language"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/unsent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les plis à poster, du plus récent au plus ancien */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                    /** @description created, updated, code, identifier, city, state ou step ; un moins devant pour l’autre sens */
                    readonly sort?: components["parameters"]["Sort"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Un tableau ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["StaffStatus"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/explorer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tous les plis, du plus récent au plus ancien */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                    /** @description created, updated, code, identifier, city, state ou step ; un moins devant pour l’autre sens */
                    readonly sort?: components["parameters"]["Sort"];
                    /** @description Comme la recherche du guichet */
                    readonly q?: components["schemas"]["Line"];
                    readonly city?: components["schemas"]["Line"];
                    /** @description COMMAND, SENT, ACTIVATED, DONE, ou leur numéro ; plusieurs séparés par des virgules */
                    readonly state?: components["schemas"]["Line"];
                    /** @description Le numéro ou le nom d’une étape ; sans ville, celles de toutes les villes */
                    readonly step?: components["schemas"]["Line"];
                    /** @description 1 : en jeu, et à l’étape depuis plus longtemps que neuf joueurs sur dix */
                    readonly stuck?: "0" | "1" | "false" | "true";
                    /** @description Le numéro d’un lot */
                    readonly batch?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Un tableau ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["StaffStatus"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/markSent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Le pli est à la poste, sous l’identifiant de sa commande */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly orderIdentifier: components["schemas"]["Line"];
                        readonly statusCode: components["schemas"]["Line"];
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/changeStep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Met un joueur à une étape de sa ville */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly stepIdx: components["schemas"]["StepIndex"];
                        readonly statusCode: components["schemas"]["Line"];
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/fullOnWin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Plein tarif ou tarif réduit pour l’autre ville proposée à la fin */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly fullOnWin: boolean;
                        readonly statusCode: components["schemas"]["Line"];
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/removeStoryFromUser": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Retire son enquête à un joueur ; le pli redevient posté, son journal reste */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly userEmail: components["schemas"]["Line"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/status/explorer.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tous les plis du filtre, pour un tableur ; les formules y sont neutralisées */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                    /** @description created, updated, code, identifier, city, state ou step ; un moins devant pour l’autre sens */
                    readonly sort?: components["parameters"]["Sort"];
                    /** @description Comme la recherche du guichet */
                    readonly q?: components["schemas"]["Line"];
                    readonly city?: components["schemas"]["Line"];
                    /** @description COMMAND, SENT, ACTIVATED, DONE, ou leur numéro ; plusieurs séparés par des virgules */
                    readonly state?: components["schemas"]["Line"];
                    /** @description Le numéro ou le nom d’une étape ; sans ville, celles de toutes les villes */
                    readonly step?: components["schemas"]["Line"];
                    /** @description 1 : en jeu, et à l’étape depuis plus longtemps que neuf joueurs sur dix */
                    readonly stuck?: "0" | "1" | "false" | "true";
                    /** @description Le numéro d’un lot */
                    readonly batch?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Csv"];
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le dossier d’un joueur — le pli, où il en est, tout ce qui s’est passé */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le dossier */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PlayerFile"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce que voit le joueur de ce pli, en lecture seule */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le rapport du Contrôle sur la partie finie, comme le lit le joueur */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Report"];
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/letter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les papiers d’un pli, sans rien fixer */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description La lettre et ses documents */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Letter"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/letter.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les papiers d’un pli en un seul fichier, tirés tant que le demandeur attend ; 501 là où le serveur n’a pas de navigateur */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description « large » : en grands caractères */
                    readonly form?: "sheets" | "large";
                };
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une page par feuille */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 501: components["responses"]["StaffRefused"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/letters.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les papiers de tout un lot en un seul fichier ; au-delà de 10 lettres, celui du dernier tirage fini, sinon 409 PRINT_FIRST */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une page par feuille */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 501: components["responses"]["StaffRefused"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/printing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tire tout un lot, que l’on attende ou non ; un lot qui se tire déjà sous cette forme n’est pas tiré deux fois */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly form?: components["schemas"]["BatchForm"];
                    };
                };
            };
            readonly responses: {
                /** @description Où en est le tirage */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PrintJob"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 501: components["responses"]["StaffRefused"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/printing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les tirages, du plus récent au plus ancien, jusqu’à sept jours après leur fin */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Tous */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["PrintJob"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/printing/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Arrête un tirage ; celui qui a fini reste comme il est */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["PrintJobId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Où en est le tirage */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PrintJob"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/printing/{id}/letters.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le fichier d’un tirage fini, gardé sept jours */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["PrintJobId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une page par feuille */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 501: components["responses"]["StaffRefused"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/carriers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les transporteurs de ce site, et si l’un d’eux vend des étiquettes */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Aucun sans réglage */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Carriers"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/tracking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Le numéro de suivi d’un pli dans la file ou en route ; vide, il est oublié */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly carrier?: components["schemas"]["CarrierName"];
                        readonly number?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description Le pli */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/label": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Achète l’étiquette d’un pli ; la même, si elle est déjà achetée */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Son numéro et son PDF */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Label"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/post/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Où en sont les plis d’un acheteur, par le lien signé de son mail ; aucun code, aucun nom, aucune adresse */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Ses plis, un perdu par celui qui le remplace */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BoughtLetters"];
                    };
                };
                /** @description Le lien a vieilli */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "OLD_LINK";
                            readonly message: string;
                        };
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "WRONG_LINK";
                            readonly message: string;
                        };
                    };
                };
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/preparation/{link}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les plis d’une vente, que leur acheteur dit et corrige par le lien signé de son reçu jusqu’à l’impression ; aucun code */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Ses plis ; de ceux qui ne se changent plus, ni nom ni adresse */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Preparation"];
                    };
                };
                /** @description Le lien a vieilli */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/preparation/{link}/{copy}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ce que l’acheteur dit d’un de ses plis ; une adresse changée lui est annoncée par mail */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                    /** @description Sa place dans la vente */
                    readonly copy: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly version: components["schemas"]["ReadVersion"];
                        /** @description « C’est tout bon » : rien ne doit manquer, et le pli rejoint la file */
                        readonly isDone: boolean;
                        readonly isPresent: boolean;
                        readonly giftTo: components["schemas"]["TypedText"];
                        readonly giftFrom: components["schemas"]["TypedText"];
                        readonly giftLine: components["schemas"]["TypedText"];
                        readonly lastWord: components["schemas"]["TypedText"];
                        readonly postOn: components["schemas"]["TypedText"];
                        readonly name: components["schemas"]["TypedText"];
                        readonly line1: components["schemas"]["TypedText"];
                        readonly line2: components["schemas"]["TypedText"];
                        readonly postalCode: components["schemas"]["TypedText"];
                        readonly city: components["schemas"]["TypedText"];
                        readonly country: components["schemas"]["TypedText"];
                    };
                };
            };
            readonly responses: {
                /** @description Ses plis ; de ceux qui ne se changent plus, ni nom ni adresse */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Preparation"];
                    };
                };
                /** @description INVALID_LETTER, avec une phrase par champ, ou un corps illisible */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly error: string;
                            readonly message?: string;
                            readonly faults?: readonly components["schemas"]["LetterFault"][];
                        };
                    };
                };
                /** @description Le lien a vieilli */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description LETTER_CLOSED, le pli est pris ou parti ; CHANGED_MEANWHILE, il a été changé depuis qu’on l’a lu */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/post/{link}/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Envoie au mail de l’achat, et à lui seul, un lien vers ce qui est gardé de l’acheteur */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description La même réponse, que ce mail soit encore connu ou non */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                /** @description Le lien a vieilli, ou ne prouve rien */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/post/{link}/data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce qui est gardé d’un acheteur, pour toutes ses commandes, par le lien mailé à l’adresse de l’achat ; rien de la partie de qui joue */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description À télécharger */
                readonly 200: {
                    headers: {
                        readonly "Content-Disposition": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuyerData"];
                    };
                };
                /** @description Le lien a vieilli, ou ne prouve rien */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/post/{link}/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Efface ce qui est gardé de lui, sauf ce que la loi garde et ce qu’il faut encore pour poster */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly link: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Ce qui reste */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuyerErasure"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                /** @description Le lien a vieilli, ou ne prouve rien */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Le lien n’est pas d’ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/qr.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le QR de la lettre */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description L’adresse du pli */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "image/svg+xml": unknown;
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/print": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Les papiers d’un pli que l’on imprime ; leurs dates sont fixées à la première fois */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly version?: components["schemas"]["Version"];
                    };
                };
            };
            readonly responses: {
                /** @description La lettre et ses documents */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Letter"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/step": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Met le joueur à une étape, avec une raison */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly stepIdx: components["schemas"]["StepIndex"];
                        /** @description Pourquoi ; gardé au journal */
                        readonly reason: components["schemas"]["Text"];
                        readonly version: components["schemas"]["ReadVersion"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Annule une action de l’équipe, tant que rien n’a suivi */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Le numéro de la ligne du journal */
                        readonly action: components["schemas"]["Whole"];
                        /** @description Pourquoi ; gardé au journal */
                        readonly reason: components["schemas"]["Text"];
                        readonly version: components["schemas"]["ReadVersion"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Une remarque au dossier */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly text: components["schemas"]["Text"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Envoie par mail le code et le chemin, à qui joue le pli, sinon à son acheteur */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/tie": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** L’adresse de l’acheteur, dont le compte verra le pli avant de l’activer */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: components["schemas"]["MaybeLine"];
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/gift": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Qui offre le pli, à qui, quand, et avec quels mots ; un champ absent reste tel quel */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly giftFrom: components["schemas"]["Giver"];
                        readonly giftTo?: components["schemas"]["GiftName"];
                        readonly giftLine?: components["schemas"]["GiftLine"];
                        readonly postOn?: components["schemas"]["PostDay"];
                        readonly lastWord?: components["schemas"]["LastWord"];
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** L’adresse où le pli se poste ; null l’efface. Le journal dit qu’elle a changé, jamais laquelle */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly address: Record<string, unknown> | null;
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les lots, du plus récent au plus ancien */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Sans leurs codes ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Batch"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        /** Crée jusqu’à 500 plis d’un coup — tous, ou aucun */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly cityName: components["schemas"]["Line"];
                        readonly count: number;
                        readonly label?: components["schemas"]["MaybeLine"];
                        readonly giftFrom?: components["schemas"]["Giver"];
                        readonly language?: components["schemas"]["Language"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le lot et ses codes */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Batch"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Un lot et ses codes */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le lot et ses codes */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Batch"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/codes.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les codes d’un lot pour un tableur, avec le nom du fichier de chaque QR */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Csv"];
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/letters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les papiers d’un lot, tous ou quelques-uns, sans rien fixer ; X-Total-Count compte ceux du lot */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description La place du premier dans le lot */
                    readonly from?: number;
                    readonly count?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une lettre par pli */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Letter"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/print": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Les papiers de tout un lot, ou quelques-uns ; les dates de tous sont fixées à la première fois */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        /** Format: int64 */
                        readonly from?: number | null;
                        readonly count?: number | null;
                    };
                };
            };
            readonly responses: {
                /** @description Une lettre par pli */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Letter"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/queue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** La file du courrier — ce qui attend, par ville et par jour, et ce que quelqu’un a pris */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le jour de l’éditeur, les groupes du plus ancien jour au plus lointain, les lots en main */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly today: components["schemas"]["Day"];
                            /** @description Les rétractations que personne n’a encore réglées */
                            readonly withdrawals: readonly components["schemas"]["OpenWithdrawal"][];
                            readonly waiting: readonly components["schemas"]["QueueGroup"][];
                            readonly lots: readonly components["schemas"]["QueueLot"][];
                        };
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/withdrawals/{id}/settle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** La rétractation est réglée, et ses plis restent arrêtés ; 409 si quelqu’un l’a déjà fait */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["WithdrawalId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Réglée */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/withdrawals/{id}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** La personne garde sa lettre — les plis que la rétractation avait arrêtés repartent ; 409 si quelqu’un l’a déjà réglée */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["WithdrawalId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Pourquoi ; gardé au journal */
                        readonly reason: components["schemas"]["Text"];
                    };
                };
            };
            readonly responses: {
                /** @description Réglée */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/queue/letters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les plis d’une ville et d’un jour qui attendent, du plus ancien au plus récent */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly city: components["parameters"]["City"];
                    readonly day: components["schemas"]["AskedDay"];
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Un tableau ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["QueuedLetter"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/queue/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Prend les plis prêts d’une ville et d’un jour, 500 au plus, dans un lot que l’on tient ; 409 QUEUE_CHANGED si la file n’est plus celle que l’on a vue */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly cityName: components["schemas"]["Line"];
                        readonly day: components["schemas"]["AskedDay"];
                        /** @description Combien étaient prêts */
                        readonly ready: components["schemas"]["Whole"];
                        /** @description Le dernier d’entre eux */
                        readonly last: components["schemas"]["Whole"];
                    };
                };
            };
            readonly responses: {
                /** @description Le lot */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueueLot"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Plis, ventes et personnes, par tout ce que l’on peut en connaître */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description Un code, un numéro de vente ou de pli, un identifiant, un numéro de paiement, un nom, un mail ou un code postal */
                    readonly q: components["schemas"]["Line"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Ce qui y répond */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CounterSearch"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tout ce que l’on garde d’une personne ; l’avoir ouvert s’inscrit au journal de l’équipe */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: components["schemas"]["Line"];
                    };
                };
            };
            readonly responses: {
                /** @description La personne */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CounterPerson"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce que les boutiques ont dit, de la vente la plus récente à la plus ancienne */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                    /** @description 1 : celles que quelqu’un doit regarder */
                    readonly open?: "0" | "1" | "false" | "true";
                    /** @description Comme la recherche du guichet */
                    readonly q?: components["schemas"]["Line"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Un tableau ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Sale"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/sales/{id}/looked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Quelqu’un a regardé les problèmes d’une vente ; 409 s’il s’en est ajouté depuis */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Ceux que l’on a lus */
                        readonly problems: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description La vente */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Sale"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les planches de timbres achetées */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Celles qui attendent, de la plus ancienne à la plus récente, puis les dernières parties ou arrêtées */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly waiting: readonly components["schemas"]["Keepsake"][];
                            readonly ended: readonly components["schemas"]["Keepsake"][];
                        };
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes/{id}/sheet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Une planche à imprimer, et l’adresse de son enveloppe ; 409 tant qu’aucune partie finie n’est la sienne */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["KeepsakeId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description La planche */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeepsakeSheet"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes/{id}/sheet.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** La même en un fichier, tiré tant que le demandeur attend ; elle est alors notée comme imprimée */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["KeepsakeId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une page par feuille */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": unknown;
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 501: components["responses"]["StaffRefused"];
                readonly 503: components["responses"]["StaffRefused"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes/{id}/game": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Dit par son code la partie finie d’une planche dont la vente ne la nommait pas */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["KeepsakeId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly statusCode: components["schemas"]["Line"];
                    };
                };
            };
            readonly responses: {
                /** @description La planche telle qu’elle est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Keepsake"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes/{id}/post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** La planche est remise à la poste ; son acheteur reçoit un mail */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["KeepsakeId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Celui du suivi */
                        readonly number?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description La planche telle qu’elle est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Keepsake"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/keepsakes/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** La planche ne part pas ; l’argent se rend chez le prestataire */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["KeepsakeId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description La planche telle qu’elle est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Keepsake"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffRefused"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les chiffres du guichet, par semaine et par ville, et ce qui reste en arrière */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Combien de semaines, celle-ci comprise ; 8 d’ordinaire */
                    readonly weeks?: number;
                    /** @description Après combien de jours un pli payé devrait être parti ; 3 d’ordinaire */
                    readonly unposted?: number;
                    /** @description Après combien de jours un pli posté devrait être ouvert ; 30 d’ordinaire */
                    readonly unopened?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Les chiffres */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CounterFigures"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reprend un lot à qui le tient ; 409 HELD_BY_OTHER si ce n’est plus la personne que l’on a vue */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Le mail de qui le tenait */
                        readonly from: components["schemas"]["MaybeLine"];
                    };
                };
            };
            readonly responses: {
                /** @description Le lot */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueueLot"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rend à la file un lot dont rien n’est imprimé */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Rendu */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/batches/{id}/post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Les plis imprimés du lot sont à la poste ; chaque acheteur en reçoit un message */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: components["parameters"]["BatchId"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le lot */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueueLot"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/queue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Met un pli fait à la main dans la file du courrier */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/unqueue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Le retire de la file, tant que personne ne l’a pris */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Laisse entrer dans la file un pli que son acheteur peut encore dire ou corriger ; 409 NOT_WAITING s’il y est déjà */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly version?: components["schemas"]["Version"];
                        readonly reason?: components["schemas"]["Reason"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli tel qu’il est ensuite */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/orders/{code}/lost": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Un pli posté ne s’est pas trouvé à l’arrivée — son code s’arrête, un pli neuf prend sa place dans la file ; 409 ALREADY_ACTIVATED si quelqu’un a déjà ce code */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description Six lettres ou chiffres */
                    readonly code: components["parameters"]["Code"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Pourquoi ; gardé au journal */
                        readonly reason: components["schemas"]["Text"];
                        readonly version: components["schemas"]["ReadVersion"];
                    };
                };
            };
            readonly responses: {
                /** @description Le pli neuf */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffStatus"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/cities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les villes, leurs étapes et leurs images */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une entrée par ville */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["StaffCity"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/funnel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce que les joueurs font d’une ville, étape par étape */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly city: components["parameters"]["City"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description L’entonnoir */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Funnel"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les lieux d’une ville, et ce qui a disparu dans la rue */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly city: components["parameters"]["City"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une entrée par lieu */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Place"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/places/gone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Un lieu ne se voit plus ; les joueurs qui en ont besoin lisent la phrase et reçoivent le remède */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly cityName: components["schemas"]["Line"];
                        readonly place: components["schemas"]["Line"];
                        readonly sentence: components["schemas"]["Text"];
                        readonly remedy: components["schemas"]["Remedy"];
                        readonly reason?: components["schemas"]["Reason"];
                        readonly version?: components["schemas"]["Version"];
                    };
                };
            };
            readonly responses: {
                /** @description Une entrée par lieu */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Place"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/places/back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Le lieu se voit de nouveau */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly cityName: components["schemas"]["Line"];
                        readonly place: components["schemas"]["Line"];
                        readonly reason?: components["schemas"]["Reason"];
                        readonly version?: components["schemas"]["Version"];
                    };
                };
            };
            readonly responses: {
                /** @description Une entrée par lieu */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["Place"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ce que les joueurs signalent, du plus récent au plus ancien */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description À partir de 1 */
                    readonly page?: components["parameters"]["Page"];
                    /** @description Combien par page */
                    readonly size?: components["parameters"]["Size"];
                    readonly city?: components["schemas"]["Line"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Un tableau ; l’en-tête dit combien il y en a en tout */
                readonly 200: {
                    headers: {
                        readonly "X-Total-Count": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": readonly components["schemas"]["PlaceReport"][];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/editions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Les éditions des villes, ce que chacune a changé, et ce que coûterait de revenir à celle d’avant */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Les plus récentes d’abord */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Editions"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/editions/back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Demande de revenir à l’édition d’avant, dont la construction est gardée ; 409 EDITION_CHANGED, EDITION_UNDER_WAY, NO_WAY_BACK ou NOT_ENROLLED */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description L’édition que l’on quitte */
                        readonly from: number;
                        readonly otp: components["schemas"]["Line"];
                    };
                };
            };
            readonly responses: {
                /** @description Les plus récentes d’abord */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Editions"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                /** @description NOT_CONNECTED ou INVALID_OTP */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffError"];
                    };
                };
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/secondFactor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Mon second facteur */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Est-il en service */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SecondFactor"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/secondFactor/enrol": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Commence l’inscription ; rien n’est demandé à la connexion avant qu’elle soit confirmée */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description À scanner avec une application */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Enrolment"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                /** @description NOT_CONNECTED, INVALID_PASSWORD ou INVALID_OTP */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffError"];
                    };
                };
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/secondFactor/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirme l’inscription ; les codes de secours ne sont montrés qu’ici */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly otp: components["schemas"]["Line"];
                    };
                };
            };
            readonly responses: {
                /** @description Dix codes d’un seul usage */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecoveryCodes"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                /** @description NOT_CONNECTED, INVALID_PASSWORD ou INVALID_OTP */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffError"];
                    };
                };
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/secondFactor/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Retire le second facteur */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly otp: components["schemas"]["Line"];
                    };
                };
            };
            readonly responses: {
                /** @description Retiré */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["StaffRefused"];
                /** @description NOT_CONNECTED, INVALID_PASSWORD ou INVALID_OTP */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StaffError"];
                    };
                };
                readonly 403: components["responses"]["StaffRefused"];
                readonly 404: components["responses"]["StaffRefused"];
                readonly 409: components["responses"]["StaffConflict"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/code/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Propose une réponse à l’étape en cours */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Ce que le joueur a tapé, tel quel */
                        readonly code: string;
                        /** @description L’étape pour laquelle il l’a tapé */
                        readonly step?: string | null;
                        /** @description Le code du pli pour lequel il l’a tapé */
                        readonly order?: string | null;
                        /** @description La version de l’état qu’il avait sous les yeux */
                        readonly version?: number | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Aucune partie en cours (NO_STATUS), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Faux, presque juste ou illisible, ou l’étape ne prend pas de réponse à cette heure ; « error » est la phrase à montrer */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly error: string;
                            /** @description L’attente que cette erreur a coûtée */
                            readonly seconds?: number;
                            /** @description Ce n’était pas une réponse, mais le code d’une autre lettre, ou une phrase : /a/{code} commence son histoire */
                            readonly letter?: string;
                            readonly status: components["schemas"]["Status"];
                        };
                    };
                };
                /** @description L’étape ou le pli en cours n’est pas celui pour lequel la réponse a été tapée */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "STALE";
                            readonly status: components["schemas"]["Status"];
                            /** @description L’étape était un choix, et il est fait : le libellé de l’option prise */
                            readonly decided?: string;
                            /** @description Qui, de la partie, a trouvé avant ; absent hors d’une partie */
                            readonly by?: components["schemas"]["PartyPerson"];
                            /** @description Avec by : la réponse était juste aussi pour cette étape, ou non. Elle ne compte pas */
                            readonly alsoRight?: boolean;
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/code/recognise": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** L’instrument reconnaît-il cette valeur ? Dans un dialogue, que suit cette réponse ? N’avance jamais */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly code: string;
                        /** @description L’étape de l’instrument, à côté du trajet ; sinon l’étape en cours */
                        readonly step?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description Ce que l’instrument répond */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Recognition"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Aucune partie en cours (NO_STATUS), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description L’étape a changé entre-temps */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly error: "STALE";
                            readonly status: components["schemas"]["Status"];
                        };
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/user/status/current": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * L’état du pli d’essai, qui commence s’il n’est pas commencé
         * @description Le pli d’essai se joue sans compte : sa partie voyage, scellée, dans le cookie « trial », et rien n’en est gardé. Une session n’y change rien. Un cookie que le site n’a pas scellé, trop long ou d’un autre pli est refusé une fois (TRIAL_UNREADABLE), et la partie recommence.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["TrialStatus"];
                readonly 404: components["responses"]["NoTrial"];
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/user/status/newClue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Demande un indice du pli d’essai */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly step?: string | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["TrialStatus"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["NoTrial"];
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/user/status/opened": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Note qu’un message ou un document du pli d’essai a été ouvert */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {unknown} */
                        readonly kind: "messages" | "documents";
                        readonly slug: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["TrialStatus"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["NoTrial"];
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/restart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Recommence le pli d’essai */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["TrialStatus"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["NoTrial"];
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/code/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Propose une réponse à l’étape en cours du pli d’essai */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Ce que le joueur a tapé, tel quel */
                        readonly code: string;
                        /** @description L’étape pour laquelle il l’a tapé */
                        readonly step?: string | null;
                        /** @description Le code de la partie pour laquelle il l’a tapé */
                        readonly order?: string | null;
                        /** @description La version de l’état qu’il avait sous les yeux */
                        readonly version?: number | null;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["TrialStatus"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Foreign"];
                /** @description Faux, presque juste ou illisible ; « error » est la phrase à montrer. Sans status : il n’y a pas de pli d’essai */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly error: string;
                            readonly message?: string;
                            /** @description L’attente que cette erreur a coûtée */
                            readonly seconds?: number;
                            readonly status?: components["schemas"]["Status"];
                        };
                    };
                };
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trial/code/recognise": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** L’instrument du pli d’essai reconnaît-il cette valeur ? N’avance jamais */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly code: string;
                        readonly step?: string | null;
                    };
                };
            };
            readonly responses: {
                /** @description Ce que l’instrument répond */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Recognition"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoTrial"];
                readonly 409: components["responses"]["TrialUnreadable"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** La partie à plusieurs téléphones */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Party"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 404: components["responses"]["NoParty"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ouvre la partie à d’autres téléphones ; l’invitation d’avant ne vaut plus
         * @description Réservé au compte qui tient la lettre. Elle vaut un jour, pour plusieurs téléphones, et n’est gardée que hachée.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": {
                        readonly name?: components["schemas"]["MaybeFirstName"];
                        /** @description Une partie « à plusieurs mains » : les papiers sont partagés entre les téléphones */
                        readonly severalHands?: boolean | null;
                    };
                };
            };
            readonly responses: {
                /** @description L’invitation, à montrer ou à dicter */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly code: string;
                            /** @description L’adresse du code QR, avec un long secret à la place des six signes ; l’ouvrir ne consomme rien */
                            readonly address: string;
                            readonly expiresAt: components["schemas"]["Date"];
                        };
                    };
                };
                /** @description MISSING_NAME, INVALID_NAME, ou un corps illisible ; « message » dit en français ce qui ne va pas */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoStatus"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rejoint une partie, sans compte
         * @description Sous la même `Idempotency-Key`, le même téléphone reprend la même place. Un invité de cette partie y reste sous son nom.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
                    readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Les six signes, où ni la casse ni les espaces ne comptent, ou le secret de l’adresse, tel quel */
                        readonly code: string;
                        readonly name: components["schemas"]["FirstName"];
                    };
                };
            };
            readonly responses: {
                /** @description L’état de la partie ; les cookies « token » et « session » sont posés, pour sept jours */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Status"];
                    };
                };
                /** @description MISSING_NAME, INVALID_NAME, ou un corps illisible ; « message » dit en français ce qui ne va pas */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                /** @description Cette invitation n’existe pas, ou ne vaut plus (UNKNOWN_INVITATION) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Six téléphones y sont déjà (PARTY_FULL), ou ce téléphone est connecté à un compte (CONNECTED) */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                /** @description Trop d’invitations fausses, d’ici ou alentour, ou trop de téléphones venus en un jour (TOO_MANY_JOININGS) */
                readonly 429: {
                    headers: {
                        readonly "Retry-After": string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly error: string;
                            readonly seconds: number;
                            readonly message?: string;
                        };
                    };
                };
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Un invité quitte la partie ; son cookie ne vaut plus rien */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Parti ; les deux cookies sont effacés */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Qui tient la lettre ne la quitte pas (HOLDER), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Qui tient la lettre laisse partir un invité ; son cookie ne vaut plus rien et son flux se ferme */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly member: components["schemas"]["MemberId"];
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Party"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Seul le compte qui tient la lettre le peut (GUEST) ; ce n’est pas un invité (HOLDER) ; on n’a pas la plume (NO_PEN) ; ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou personne de ce numéro n’en est (UNKNOWN_MEMBER) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/pen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Passe la plume, avec laquelle s’écrivent les textes longs ; qui tient la lettre le peut toujours, les autres quand ils l’ont */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly member: components["schemas"]["MemberId"];
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Party"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Seul le compte qui tient la lettre le peut (GUEST) ; ce n’est pas un invité (HOLDER) ; on n’a pas la plume (NO_PEN) ; ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou personne de ce numéro n’en est (UNKNOWN_MEMBER) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/ask-pen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Demande la plume ; les autres l’apprennent */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Party"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Seul le compte qui tient la lettre le peut (GUEST) ; ce n’est pas un invité (HOLDER) ; on n’a pas la plume (NO_PEN) ; ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou personne de ce numéro n’en est (UNKNOWN_MEMBER) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/take-over": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prend un rôle en attendant, à la place d’un téléphone qui n’a rien dit depuis une minute
         * @description Chacun le peut. Qui revient retrouve son rôle de lui-même si personne n’a répondu avec, et le reprend sinon d’un geste. De deux personnes qui le prennent à la fois, l’une l’a, et l’autre l’apprend.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Le nom du rôle, tel que hands le dit */
                        readonly role: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Ce rôle n’est ni à cette personne, ni dans ses mains (NOT_HOLDING), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou elle ne partage pas ce rôle (UNKNOWN_ROLE) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Qui l’a en mains est là (HAND_HERE) */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/give-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rend un rôle pris en attendant ; le demande qui l’avait, ou qui l’a pris */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description Le nom du rôle, tel que hands le dit */
                        readonly role: string;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Ce rôle n’est ni à cette personne, ni dans ses mains (NOT_HOLDING), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou elle ne partage pas ce rôle (UNKNOWN_ROLE) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Qui l’a en mains est là (HAND_HERE) */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/hands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Qui tient la lettre partage les papiers entre les téléphones, ou les montre à tous */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly severalHands: boolean;
                    };
                };
            };
            readonly responses: {
                readonly 200: components["responses"]["Status"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Ce rôle n’est ni à cette personne, ni dans ses mains (NOT_HOLDING), ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou elle ne partage pas ce rôle (UNKNOWN_ROLE) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Qui l’a en mains est là (HAND_HERE) */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Qui tient la lettre refuse le trajet de secours qu’un invité propose */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                readonly 200: components["responses"]["Party"];
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                /** @description Seul le compte qui tient la lettre le peut (GUEST) ; ce n’est pas un invité (HOLDER) ; on n’a pas la plume (NO_PEN) ; ou la demande vient d’un autre site */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Pas de partie (NO_PARTY), ou personne de ce numéro n’en est (UNKNOWN_MEMBER) */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Qui tient la lettre finit la partie à plusieurs ; tous les invités sortent, l’histoire reste */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Finie */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/writing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Dit aux autres téléphones que celui-ci écrit, à quelle étape ; jamais quoi
         * @description Une fois toutes les deux secondes suffit ; le reste, et une étape qui n’est pas ouverte, sont laissés de côté. Rien n’est gardé.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly step: string;
                    };
                };
            };
            readonly responses: {
                /** @description Dit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/hand": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Montre aux autres téléphones ce que celui-ci règle, allume ou écrit à une étape, avant toute réponse
         * @description Deux fois par seconde au plus, le dernier état l’emporte ; le reste est laissé de côté. Seuls l’entendent les téléphones qui ont l’instrument en mains. Rien n’est gardé ni noté au journal.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly step: string;
                        /** @description L’état de l’instrument, dans sa propre écriture ; vide quand il n’y a plus rien */
                        readonly value: string;
                    };
                };
            };
            readonly responses: {
                /** @description Dit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/mark": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Montre du doigt un endroit d’une image, d’une pièce ou d’une carte
         * @description Deux fois par seconde au plus. Seuls l’entendent les téléphones qui ont ce papier en mains. Rien n’est gardé.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description « documents/… », « messages/… », ou « step/… » pour l’instrument d’une étape */
                        readonly paper: string;
                        /** @description Le rang de l’image sur ce papier */
                        readonly picture: number;
                        /** @description Dans l’image, de gauche à droite */
                        readonly x: number;
                        /** @description Dans l’image, de haut en bas */
                        readonly y: number;
                    };
                };
            };
            readonly responses: {
                /** @description Dit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Fait un signe aux autres téléphones, sans clavier */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /**
                         * @description « Regardez ça », « J’y suis », « Attendez-moi »
                         * @enum {unknown}
                         */
                        readonly sign: "look" | "here" | "wait";
                    };
                };
            };
            readonly responses: {
                /** @description Dit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/beat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ce téléphone dit qu’il est là, ou que son écran s’éteint, ou que la page se ferme
         * @description Toutes les quinze secondes tant que l’écran est allumé. Après trente-cinq secondes de silence, à l’horloge du serveur, la personne n’est plus là. Un écran qui s’éteint n’est pas une absence : « en poche ». Ce que dit une page ne vaut rien quand une autre page de la même personne a parlé depuis.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly page: components["schemas"]["PageName"];
                        /** @enum {unknown} */
                        readonly screen: "on" | "off" | "closed";
                    };
                };
            };
            readonly responses: {
                /** @description Entendu */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                readonly 400: components["responses"]["BadRequest"];
                readonly 401: components["responses"]["NotConnected"];
                readonly 403: components["responses"]["Foreign"];
                readonly 404: components["responses"]["NoParty"];
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/party/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ce qui change dans la partie, au fil de l’eau (Server-Sent Events) ; des versions, des présences et ce que l’on se montre, jamais de contenu de l’histoire
         * @description Huit événements, chacun un objet JSON. « version » {version} : l’état de la partie a cette version ; qui en a une autre redemande son état. « party » : les champs members, pen, proposal et changedAt de l’état, et at, l’heure de leur lecture ; un autre changedAt fait redemander l’état. « writing » {member, step} : cette personne écrit. « hand » {member, step, value}, « mark » {member, paper, picture, x, y} et « sign » {member, sign} : ce qu’elle montre, à qui a ce papier en mains. « tried » {member, step, right, of} : tant de justes dans ce qu’elle a essayé, quand l’étape le dit. « goodbye » {reason} : le flux se ferme ; « restart » le fait rouvrir après l’attente de `retry`, « crowded » attend que la page soit montrée de nouveau, « ended » dit que ce téléphone n’est plus de la partie. Un commentaire passe toutes les vingt secondes. À l’ouverture viennent une version et une partie.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le flux */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": unknown;
                    };
                };
                readonly 401: components["responses"]["NotConnected"];
                readonly 404: components["responses"]["NoParty"];
                readonly 429: components["responses"]["TooManyTries"];
                readonly 500: components["responses"]["ServerError"];
                /** @description Ce serveur a déjà tous les flux qu’il peut tenir (TOO_MANY_STREAMS), ou il est indisponible */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly error: "TOO_MANY_STREAMS" | "ERROR_SERVER" | "ERROR_STORAGE";
                            readonly message?: string;
                            readonly seconds?: number;
                            readonly unknownCity?: string;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pages/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Une page compilée que le joueur a débloquée ; son adresse vient de l’état */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly file: components["parameters"]["File"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le fichier entier */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
                /** @description La partie demandée */
                readonly 206: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
                /** @description Déjà dans le cache du navigateur */
                readonly 304: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 404: components["responses"]["NotFound"];
                /** @description La partie demandée n’existe pas */
                readonly 416: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/media/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Une image, un son ou des données que le joueur a débloqués */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly file: components["parameters"]["File"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le fichier entier */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
                /** @description La partie demandée */
                readonly 206: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "*/*": unknown;
                    };
                };
                /** @description Déjà dans le cache du navigateur */
                readonly 304: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 404: components["responses"]["NotFound"];
                /** @description La partie demandée n’existe pas */
                readonly 416: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le serveur vit */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Oui */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @constant */
                            readonly status: "ok";
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Le serveur peut servir */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description La base et les villes sont là, ou non */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly status: "ok" | "unavailable";
                            readonly database: boolean;
                            readonly sessions: boolean;
                            readonly storage: boolean;
                            readonly content: boolean;
                        };
                    };
                };
                /** @description La base et les villes sont là, ou non */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {unknown} */
                            readonly status: "ok" | "unavailable";
                            readonly database: boolean;
                            readonly sessions: boolean;
                            readonly storage: boolean;
                            readonly content: boolean;
                        };
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/security.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** À qui signaler une faille (RFC 9116) */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Une adresse */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/plain": unknown;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hooks/stripe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Un évènement de Stripe, signé ; l’adresse n’existe que si STRIPE_WEBHOOK_SECRET est donné
         * @description Le corps est celui de la boutique, jusqu’à 256 ko ; rien n’en est lu avant que sa signature soit juste
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description L’évènement est gardé, ou ne concerne aucune vente */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                /** @description BAD_SIGNATURE, UNREADABLE_EVENT, ou WRONG_MODE : un essai chez qui vend, ou l’inverse */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                /** @description Cette boutique n’est pas réglée ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description EVENT_CHANGED : un autre évènement porte cet identifiant */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hooks/standard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Un évènement d’une autre boutique, signé selon Standard Webhooks ; l’adresse n’existe que si SHOP_WEBHOOK_SECRET est donné
         * @description Le corps est celui de la boutique, jusqu’à 256 ko ; rien n’en est lu avant que sa signature soit juste
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description L’évènement est gardé, ou ne concerne aucune vente */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nothing"];
                    };
                };
                /** @description BAD_SIGNATURE, UNREADABLE_EVENT, ou WRONG_MODE : un essai chez qui vend, ou l’inverse */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 403: components["responses"]["Foreign"];
                /** @description Cette boutique n’est pas réglée ici */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description EVENT_CHANGED : un autre évènement porte cet identifiant */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Error"];
                    };
                };
                readonly 413: components["responses"]["TooLarge"];
                readonly 415: components["responses"]["NotJson"];
                readonly 500: components["responses"]["ServerError"];
                readonly 503: components["responses"]["NotStored"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Mesures au format Prometheus, pour cette machine seule */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Les mesures */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/plain": unknown;
                    };
                };
                readonly 403: components["responses"]["Foreign"];
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Nothing: Record<string, unknown>;
        /** @description L’adresse du compte fut confirmée par un lien qu’elle a reçu ; avant, rien de ce qui tient à elle seule n’est montré */
        readonly EmailProved: boolean;
        readonly Error: {
            readonly error: string;
            /** @description La phrase d’un code */
            readonly message?: string;
        };
        readonly StaffError: {
            readonly error: string;
            readonly message?: string;
            readonly version?: number;
        };
        readonly Line: string;
        readonly MaybeLine: string | null;
        readonly Text: string;
        /** @description Qui l’offre */
        readonly Giver: string | null;
        /** @description Le prénom de qui le reçoit */
        readonly GiftName: string | null;
        /** @description Une ligne sur la lettre */
        readonly GiftLine: string | null;
        /** @description Le jour où le poster, AAAA-MM-JJ */
        readonly PostDay: string | null;
        /** @description Ce que le joueur lit après le dernier message */
        readonly LastWord: string | null;
        /** @description Tel qu’il fut tapé */
        readonly TypedText: string;
        /** @description Pourquoi ; gardé au journal */
        readonly Reason: string | null;
        /** Format: int64 */
        readonly Whole: number;
        readonly StepIndex: components["schemas"]["Whole"];
        /**
         * Format: int64
         * @description La version que l’on avait sous les yeux ; une autre entre-temps donne 409
         */
        readonly Version: number | null;
        readonly ReadVersion: components["schemas"]["Whole"];
        readonly Date: string;
        readonly MaybeDate: components["schemas"]["Date"] | null;
        readonly Account: {
            readonly email: string;
            readonly admin: boolean;
            readonly emailProved: components["schemas"]["EmailProved"];
        };
        readonly Login: {
            readonly token: string;
            readonly email: string;
            readonly admin: boolean;
            readonly emailProved: components["schemas"]["EmailProved"];
        };
        readonly WithdrawalReceipt: {
            readonly reference: string;
            readonly email: string;
            readonly receivedAt: components["schemas"]["Date"];
        };
        readonly Promotion: {
            /** @description Combien d’exemplaires étaient gratuits au début */
            readonly freeCopies: number;
            /** @description Exemplaires donnés moins les gratuits, plus 1 : gratuit jusqu’à 0, au prix réduit à partir de 1 */
            readonly index: number;
            /** @description À joindre au lien d’achat */
            readonly promoCode: string;
            /** @description Le nom de la ville */
            readonly city: string;
        };
        readonly Recognition: {
            readonly recognised: boolean;
            readonly signal?: number;
            /** @description Ce qui se montre */
            readonly reveal?: Record<string, unknown>;
        };
        /** @enum {string} */
        readonly Language: "fr" | "en";
        readonly FoundCode: {
            /** @constant */
            readonly available: true;
            /** @description Qui l’offre */
            readonly giftFrom: string | null;
            /**
             * @description Une phrase qui ouvre une histoire sans lettre : rien n’est vendu, il n’y a pas de rétractation à abandonner
             * @constant
             */
            readonly isPhrase?: true;
            /** @description Celle de la lettre imprimée, que le jeu propose au téléphone ; absente pour le français */
            readonly language?: components["schemas"]["Language"];
        };
        readonly Session: {
            readonly id: string;
            readonly createdAt: components["schemas"]["Date"];
            readonly lastSeenAt: components["schemas"]["Date"];
            /** @description Celle qui demande */
            readonly current: boolean;
        };
        readonly JournalEntry: {
            readonly at: components["schemas"]["Date"];
            readonly step: string | null;
            readonly what: string;
            readonly answer: string | null;
            /** @description Celle du téléphone */
            readonly language: components["schemas"]["Language"];
            readonly reply: string | null;
            readonly reason: string | null;
        };
        readonly PersonalOrder: {
            readonly identifier: string | null;
            readonly code: string;
            readonly city: string;
            /** @enum {unknown} */
            readonly state: "COMMAND" | "SENT" | "ACTIVATED" | "DONE";
            readonly tiedEmail: string | null;
            readonly giftFrom: string | null;
            readonly giftTo: string | null;
            readonly giftLine: string | null;
            readonly postOn: string | null;
            /** @description Nul avant le dernier message */
            readonly lastWord: string | null;
            /** @description Celle de la lettre */
            readonly language: components["schemas"]["Language"];
            readonly address: null | components["schemas"]["PostalAddress"];
            readonly fullPrice: boolean;
            readonly startDate: components["schemas"]["MaybeDate"];
            readonly activatedAt: components["schemas"]["MaybeDate"];
            readonly waiver: null | {
                readonly version: string;
                readonly at: components["schemas"]["Date"];
            };
            readonly steps: readonly {
                readonly step: string;
                readonly reachedAt: components["schemas"]["Date"];
            }[];
            /** @description Les décisions prises et gardées par l’histoire */
            readonly choices: readonly {
                readonly step: string;
                readonly option: string;
            }[];
            readonly hintsAsked: number;
            /** @description Les étapes où un indice a été demandé */
            readonly hintsAskedAt: readonly string[];
            readonly lastHintAt: components["schemas"]["MaybeDate"];
            readonly wrongAnswers: readonly string[];
            /** @description Les étapes essayées à côté du trajet */
            readonly beside: readonly {
                readonly step: string;
                readonly solvedAt: components["schemas"]["MaybeDate"];
                readonly hintsAsked: number;
                readonly wrongAnswers: readonly string[];
            }[];
            readonly opened: readonly string[];
            /** @description Quand partiront les mails demandés pour un message à venir */
            readonly mailAskedFor: readonly components["schemas"]["Date"][];
            /** @description Les prénoms donnés pour jouer à plusieurs téléphones ; ceux des invités sont effacés trente jours après leur départ */
            readonly party: readonly components["schemas"]["PartyGuest"][];
            /** @description Les notes du carnet */
            readonly notes: readonly {
                readonly step: string;
                readonly text: string;
                readonly at: components["schemas"]["Date"];
            }[];
            readonly journal: readonly components["schemas"]["JournalEntry"][];
        };
        readonly PartyGuest: {
            readonly name: string;
            /** @description Le compte qui tient la lettre */
            readonly isHolder: boolean;
            readonly joinedAt: components["schemas"]["Date"];
            readonly leftAt: components["schemas"]["MaybeDate"];
        };
        readonly PartyPlayer: {
            readonly name: string;
            /** @description Le compte qui tient la lettre */
            readonly isHolder: boolean;
            readonly joinedAt: components["schemas"]["Date"];
            readonly leftAt: components["schemas"]["MaybeDate"];
            /** @description Les rôles dans ses mains ; vide quand un seul téléphone a tout */
            readonly roles: readonly string[];
        };
        readonly TiedOrder: {
            readonly identifier: string | null;
            readonly city: string | null;
            readonly tiedEmail: string | null;
            readonly giftFrom: string | null;
        };
        readonly PersonalData: {
            readonly about: string;
            readonly writtenAt: components["schemas"]["Date"];
            readonly account: {
                readonly email: string;
                readonly admin: boolean;
                readonly createdAt: components["schemas"]["MaybeDate"];
                readonly emailProvedAt: components["schemas"]["MaybeDate"];
                /** @description Celle des mails */
                readonly language: components["schemas"]["Language"];
            };
            readonly sessions: readonly components["schemas"]["Session"][];
            /** @description Les navigateurs où l’on s’est connecté */
            readonly knownDevices: readonly {
                readonly lastLoginAt: components["schemas"]["Date"];
            }[];
            readonly orders: readonly components["schemas"]["PersonalOrder"][];
            /** @description Les plis achetés avec ce mail, qui attendent ou qu’un autre joue */
            readonly tiedOrders: readonly components["schemas"]["TiedOrder"][];
            /** @description Ce qui fut fait dans des parties rendues depuis */
            readonly formerOrders: readonly components["schemas"]["JournalEntry"][];
            readonly promotions: readonly {
                readonly promotion: string;
                readonly index: number;
                readonly takenAt: components["schemas"]["Date"];
            }[];
            /** @description Les planches de timbres achetées avec ce mail */
            readonly keepsakes: readonly components["schemas"]["KeptKeepsake"][];
            readonly withdrawals: readonly {
                readonly reference: string;
                readonly receivedAt: components["schemas"]["Date"];
            }[];
        };
        readonly FirstName: string;
        /** @description Le prénom de qui tient la lettre ; il le faut la première fois */
        readonly MaybeFirstName: string | null;
        /** @description Un nom que la page ouverte se donne, au hasard */
        readonly PageName: string;
        /** @description Le numéro d’une personne de la partie */
        readonly MemberId: number;
        readonly PartyPerson: {
            readonly member: number;
            /** @description Nul quand le nom a été effacé */
            readonly name: string | null;
        };
        /** @description Qui ; nul hors d’une partie à plusieurs */
        readonly MaybePerson: null | components["schemas"]["PartyPerson"];
        readonly MaybeNote: null | {
            readonly text: string;
            readonly by: components["schemas"]["MaybePerson"];
            readonly at: components["schemas"]["Date"];
        };
        readonly NotebookMove: {
            readonly by: components["schemas"]["MaybePerson"];
            /** @description Telle qu’elle a été tapée ; nulle quand il n’y a rien à dire */
            readonly answer: string | null;
            readonly at: components["schemas"]["Date"];
        };
        readonly Notebook: {
            /** @description Les lignes qui disent où l’on en est, écrites avec l’étape */
            readonly recap: readonly string[];
            /** @description Les étapes atteintes, dans l’ordre du trajet, puis celles d’à côté */
            readonly entries: readonly {
                readonly step: string;
                /** @description Celui du rassemblement pour ses petites étapes ; nul à côté du trajet */
                readonly number: number | null;
                /** @description Ce que demande l’étape, en quelques mots ; de ce qui est en d’autres mains, le rôle */
                readonly title: string;
                /**
                 * @description À trouver ; trouvée ; contournée par l’autre chemin
                 * @enum {unknown}
                 */
                readonly state: "open" | "found" | "around";
                /** @description Qui a trouvé, ou pris l’autre chemin ; nul si le guichet a fait avancer */
                readonly found: null | components["schemas"]["NotebookMove"];
                /** @description Ce qui a été essayé en vain, une fois chacun ; le plus récent à la fin */
                readonly tries: readonly components["schemas"]["NotebookMove"][];
                readonly note: components["schemas"]["MaybeNote"];
            }[];
        };
        readonly Party: {
            /** @description Le numéro de ce téléphone parmi members */
            readonly me: number;
            /** @description Ce téléphone est celui du compte qui tient la lettre */
            readonly isHolder: boolean;
            /** @description Qui en est, dans l’ordre d’arrivée ; le compte qui tient la lettre d’abord */
            readonly members: readonly {
                readonly id: number;
                readonly name: string;
                readonly isHolder: boolean;
                /** @description Son téléphone a dit il y a moins de trente-cinq secondes que son écran est allumé */
                readonly isHere: boolean;
                /** @description Son téléphone a dit que son écran s’éteint, et rien depuis */
                readonly inPocket: boolean;
                /** @description Ce que son téléphone a dit en dernier, quand la personne n’est pas là ; sinon nul */
                readonly awaySince: components["schemas"]["MaybeDate"];
            }[];
            /** @description Qui a la plume */
            readonly pen: number;
            /** @description Le trajet de secours de l’étape en cours, proposé par un invité à qui tient la lettre */
            readonly proposal: null | {
                readonly member: number;
                readonly step: string;
            };
            /** @description Les papiers sont partagés entre les téléphones */
            readonly severalHands: boolean;
            /** @description Les rôles que chacun tient, par leurs noms ; vide quand un seul téléphone a tout */
            readonly hands: readonly {
                readonly member: number;
                readonly roles: readonly string[];
            }[];
            /** @description Les rôles que quelqu’un tient en attendant ; from sont ceux à qui ils reviennent */
            readonly takings: readonly {
                readonly role: string;
                readonly by: number;
                readonly from: readonly number[];
            }[];
            /** @description Les étapes ouvertes qui attendent après trop d’essais : qui a essayé en dernier, et jusqu’à quand ; absent quand rien n’attend */
            readonly waits?: readonly {
                readonly step: string;
                readonly member: number | null;
                readonly until: components["schemas"]["Date"];
            }[];
            /** @description Les dernières étapes passées, dans l’ordre : qui a trouvé, ou pris l’autre chemin, et le numéro de l’étape ; ce que le guichet a repris n’y est plus */
            readonly finds?: readonly {
                readonly member: number;
                readonly name: string | null;
                /** @enum {unknown} */
                readonly kind: "answer" | "alternative";
                readonly number: number;
                readonly at: components["schemas"]["Date"];
            }[];
            /** @description Le dernier geste de quelqu’un de la partie */
            readonly last: null | {
                readonly member: number;
                readonly name: string | null;
                /**
                 * @description Une réponse juste, un indice demandé, le trajet de secours pris, un papier ouvert, un lieu signalé, la plume demandée, une note du carnet
                 * @enum {unknown}
                 */
                readonly kind: "answer" | "clue" | "alternative" | "opened" | "report" | "pen" | "note";
                readonly step: string | null;
                /** @description « messages/… » ou « documents/… », pour un papier ouvert */
                readonly paper: string | null;
                readonly at: components["schemas"]["Date"];
            };
            /** @description Le dernier changement de la partie elle-même */
            readonly changedAt: components["schemas"]["Date"];
            /** @description Jusqu’à quand l’invitation vaut ; nul sans invitation, et pour les invités */
            readonly invitedUntil: components["schemas"]["MaybeDate"];
        };
        readonly Status: {
            /** @description La partie à plusieurs téléphones ; absente quand on est seul */
            readonly party?: components["schemas"]["Party"];
        } & components["schemas"]["StatusFields"];
        readonly StatusFields: {
            readonly code: string;
            readonly identifier: string | null;
            /**
             * @description 1 COMMAND, 2 SENT, 3 ACTIVATED, 4 DONE
             * @enum {unknown}
             */
            readonly state: 1 | 2 | 3 | 4;
            readonly story: {
                readonly index: number;
                readonly city: string;
                readonly schedule: {
                    readonly [key: string]: {
                        readonly [key: string]: string;
                    };
                };
            };
            readonly step: null | {
                readonly index: number;
                readonly name: string;
                readonly description: string;
                readonly maxClues: number;
                readonly hasAlternativePath: boolean;
            };
            readonly clueIndex: number;
            readonly clues: readonly {
                readonly hint: string;
            }[];
            readonly lastClueDate: components["schemas"]["MaybeDate"];
            readonly lastStepDate: components["schemas"]["MaybeDate"];
            readonly startDate: components["schemas"]["MaybeDate"];
            readonly fullOnWin: boolean;
            readonly giftFrom: string | null;
            readonly infos: {
                readonly [key: string]: Record<string, unknown>;
            };
            readonly serverTime: components["schemas"]["Date"];
            readonly view: null | components["schemas"]["PlayerView"];
        };
        readonly StaffFacts: {
            /** @description Le compte qui joue */
            readonly email: string | null;
            /** @description L’acheteur */
            readonly tiedEmail: string | null;
            /** @description Le jour où le poster, AAAA-MM-JJ */
            readonly postOn: string | null;
            /** @description Celle de ses papiers, et des mails à son acheteur */
            readonly language: components["schemas"]["Language"];
            readonly version: number;
            readonly batch: number | null;
            readonly createdAt: components["schemas"]["Date"];
            readonly updatedAt: components["schemas"]["Date"];
            readonly activatedAt: components["schemas"]["MaybeDate"];
            readonly cancelledAt: components["schemas"]["MaybeDate"];
            /** @description Depuis quand son code n’ouvre plus rien */
            readonly stoppedAt: components["schemas"]["MaybeDate"];
            readonly waiver: null | {
                readonly version: string;
                readonly at: components["schemas"]["Date"];
            };
        };
        /** @description L’état d’un pli dans les listes de l’équipe, sans la vue du joueur */
        readonly StaffStatus: {
            readonly staff: components["schemas"]["StaffFacts"];
        } & components["schemas"]["StatusFields"];
        readonly StepRef: {
            readonly name: string;
            /** @description Nul quand la ville n’a plus cette étape */
            readonly index: number | null;
        };
        readonly StepTimes: {
            readonly medianSeconds: number;
            readonly p90Seconds: number;
            readonly players: number;
        };
        /** @description Nul tant que moins de cinq joueurs ont passé l’étape */
        readonly MaybeTimes: null | components["schemas"]["StepTimes"];
        readonly TimelineEntry: {
            readonly id: number;
            readonly at: components["schemas"]["Date"];
            /** @enum {unknown} */
            readonly kind: "activation" | "answer" | "clue" | "alternative" | "recognised" | "report" | "staff" | "edition" | "withdrawal" | "refund" | "dispute";
            /** @enum {unknown} */
            readonly action: "create" | "queue" | "unqueue" | "release" | "markSent" | "lost" | "print" | "setStep" | "fullOnWin" | "removeStory" | "tie" | "gift" | "told" | "address" | "note" | "resend" | "undo" | null;
            readonly step: null | components["schemas"]["StepRef"];
            /** @enum {unknown} */
            readonly verdict: "right" | "wrong" | "almost" | "unreadable" | "waiting" | null;
            /** @description Comment la réponse a été lue ; pour un signalement, le lieu */
            readonly reading: string | null;
            /** @description Les mots de l’option choisie ; null si ce n’était pas un choix */
            readonly option: string | null;
            readonly reply: string | null;
            readonly seconds: number | null;
            /** @description Le mail du compte qui l’a fait */
            readonly by: string | null;
            /** @description Le prénom, dans une partie à plusieurs téléphones */
            readonly member: string | null;
            readonly reason: string | null;
            readonly undoes: number | null;
            readonly changed: readonly {
                /** @enum {unknown} */
                readonly field: "state" | "step" | "identifier" | "fullOnWin" | "tiedEmail" | "giftFrom" | "giftTo" | "giftLine" | "postOn" | "lastWord" | "activatedAt" | "cancelledAt" | "stoppedAt";
                readonly before: unknown;
                readonly after: unknown;
            }[];
            readonly isUndone: boolean;
            readonly canUndo: boolean;
        };
        readonly StaffStanding: {
            readonly step: components["schemas"]["StepRef"];
            readonly since: components["schemas"]["MaybeDate"];
            readonly seconds: number;
            readonly usual: components["schemas"]["MaybeTimes"];
            readonly isStuck: boolean;
            /** @description Quelqu’un essaie toutes les valeurs de l’instrument */
            readonly isForced: boolean;
            /** @description Questions posées à l’instrument de l’étape */
            readonly questions: number;
            readonly hints: {
                readonly asked: number;
                readonly max: number;
            };
            readonly mistakes: readonly string[];
            readonly waitsUntil: components["schemas"]["MaybeDate"];
            /** @description Les étapes dont le trajet de secours a été pris */
            readonly alternatives: readonly components["schemas"]["StepRef"][];
            /** @description Les décisions que l’histoire a retenues, dans l’ordre du trajet */
            readonly choices: readonly {
                readonly step: components["schemas"]["StepRef"];
                /** @description Ses mots */
                readonly option: string;
            }[];
            /** @description Les étapes ouvertes à côté du trajet */
            readonly beside: readonly {
                readonly step: components["schemas"]["StepRef"];
                readonly title: string;
                readonly solvedAt: components["schemas"]["MaybeDate"];
                readonly hints: {
                    readonly asked: number;
                    readonly max: number;
                };
                readonly mistakes: readonly string[];
            }[];
        };
        readonly Report: {
            readonly city: string;
            readonly reference: string;
            readonly signature: string;
            /** @description L’heure de la ville au dernier mot, comme sur un cachet */
            readonly postmark: {
                readonly date: string;
                readonly hour: string;
            };
            readonly date: string;
            readonly lines: readonly {
                readonly heading: string;
                readonly text: string;
            }[];
        };
        readonly PostalAddress: {
            readonly name: string;
            readonly line1: string;
            readonly line2: string | null;
            readonly postalCode: string;
            readonly city: string;
            /** @description Deux lettres */
            readonly country: string;
        };
        readonly PlayerFile: {
            readonly order: components["schemas"]["StaffStatus"];
            readonly gift: {
                readonly giftTo: string | null;
                readonly giftLine: string | null;
                readonly postOn: string | null;
                readonly lastWord: string | null;
            };
            readonly address: null | components["schemas"]["PostalAddress"];
            /** @description Son chemin par la poste ; nul pour qui n’y passe pas */
            readonly way: null | components["schemas"]["OrderWay"];
            /** @description La vente d’une boutique dont il vient */
            readonly sale: null | components["schemas"]["Sale"];
            /** @description Qui joue, ou a joué, à plusieurs téléphones */
            readonly party: readonly components["schemas"]["PartyPlayer"][];
            readonly standing: null | components["schemas"]["StaffStanding"];
            readonly timelineTotal: number;
            /** @description Les 2000 dernières lignes du journal, de la plus ancienne à la plus récente */
            readonly timeline: readonly components["schemas"]["TimelineEntry"][];
        };
        readonly OrderWay: {
            /** @enum {unknown} */
            readonly state: "paid" | "printed" | "posted" | "delivered" | "lost";
            readonly batch: number | null;
            readonly queuedAt: components["schemas"]["MaybeDate"];
            /** @description Quand il entre dans la file ; nul : il y est, ou il attend son acheteur */
            readonly joinsAt: components["schemas"]["MaybeDate"];
            /** @description Jusqu’à quand un cadeau attend les mots de son acheteur, et ensuite une personne ; nul une fois dit */
            readonly tellBy: components["schemas"]["MaybeDate"];
            readonly printedAt: components["schemas"]["MaybeDate"];
            readonly postedAt: components["schemas"]["MaybeDate"];
            readonly deliveredAt: components["schemas"]["MaybeDate"];
            readonly lostAt: components["schemas"]["MaybeDate"];
            readonly carrier: string | null;
            readonly trackingNumber: string | null;
            /** @description Le dernier mot du transporteur */
            readonly news: string | null;
            readonly newsAt: components["schemas"]["MaybeDate"];
            /** @description Le code du pli perdu dont il prend la place */
            readonly replaces: string | null;
            /** @description Le code de celui qui prend la sienne, s’il s’est perdu */
            readonly replacedBy: string | null;
        };
        readonly Sale: {
            readonly id: number;
            /** @description V-12 : ce que l’acheteur en sait */
            readonly number: string;
            /** @enum {unknown} */
            readonly shop: "stripe" | "standard";
            /** @description Son nom chez le prestataire */
            readonly reference: string;
            /** @description Dans la plus petite unité de la monnaie */
            readonly amount: number | null;
            readonly currency: string | null;
            readonly createdAt: components["schemas"]["Date"];
            readonly paidAt: components["schemas"]["MaybeDate"];
            /** @enum {unknown} */
            readonly reversal: "refund" | "dispute" | null;
            readonly reversedAt: components["schemas"]["MaybeDate"];
            readonly problems: readonly {
                /** @enum {unknown} */
                readonly code: "unknown-product" | "too-many-copies" | "unknown-game" | "partly-refunded" | "unreadable-gift" | "unknown-field" | "unreadable-lines" | "unreadable-price" | "unreadable-email" | "long-address" | "no-address" | "nothing-paid" | "reversed-after-posting" | "unread";
                readonly words: string;
            }[];
            /** @description Quand quelqu’un de l’équipe a dit avoir regardé ces problèmes */
            readonly lookedAt: components["schemas"]["MaybeDate"];
            /** @description Son mail ; null tant que la boutique ne l’a pas dit ou quand il est effacé */
            readonly buyer: string | null;
            /** @description Ce qui n’a pas été compris et retient les plis jusqu’à ce que quelqu’un ait regardé */
            readonly unread: readonly {
                readonly name: string;
                /** @description Tel que ce fut écrit */
                readonly text: string;
            }[];
            readonly letters: readonly {
                readonly code: string;
                readonly city: string;
                /**
                 * @description Où en est le pli ; « voided » : il ne part pas
                 * @enum {unknown}
                 */
                readonly state: "paid" | "printed" | "posted" | "delivered" | "lost" | "voided" | null;
                /** @description Le nom sur l’enveloppe */
                readonly to: string | null;
                /** @description Quand son acheteur s’est rétracté */
                readonly withdrawnAt: components["schemas"]["MaybeDate"];
            }[];
            readonly keepsakes: readonly components["schemas"]["Keepsake"][];
        };
        readonly Keepsake: {
            readonly id: number;
            /** @description V-12-1 : ce que l’acheteur en sait */
            readonly number: string;
            readonly sale: number;
            /** @description Le code de la partie ; null quand la vente n’en nomme aucune de finie, ou quand elle est effacée */
            readonly code: string | null;
            readonly city: string | null;
            /** @enum {unknown} */
            readonly paper: "A4" | "A3";
            /**
             * @description « voided » : elle ne part pas
             * @enum {unknown}
             */
            readonly state: "paid" | "printed" | "posted" | "voided";
            /** @description Sa vente est à regarder d’abord */
            readonly isHeld: boolean;
            readonly createdAt: components["schemas"]["Date"];
            readonly postedAt: components["schemas"]["MaybeDate"];
            readonly trackingNumber: string | null;
            /** @description Son mail ; null sans mail lisible ou quand il est effacé */
            readonly buyer: string | null;
            /** @description Le nom sur l’enveloppe */
            readonly to: string | null;
        };
        readonly KeepsakeSheet: {
            readonly number: string;
            /** @enum {unknown} */
            readonly paper: "A4" | "A3";
            readonly language: components["schemas"]["Language"];
            /** @description Les lignes de l’enveloppe ; null sans adresse lisible */
            readonly address: readonly string[] | null;
            readonly city: components["schemas"]["ViewedCity"];
            readonly stamps: components["schemas"]["SheetStamps"];
            /** @description L’adresse des données du plan, où la promenade est tracée ; null dans une ville sans plan */
            readonly map: string | null;
        };
        readonly CounterLetter: {
            readonly code: string;
            readonly identifier: string | null;
            readonly city: string;
            /** @enum {unknown} */
            readonly state: 1 | 2 | 3 | 4;
            /**
             * @description Où il en est par la poste
             * @enum {unknown}
             */
            readonly way: "paid" | "printed" | "posted" | "delivered" | "lost" | null;
            /** @description V-12 */
            readonly sale: string | null;
            readonly createdAt: components["schemas"]["Date"];
            /** @description Le mail de qui l’a acheté */
            readonly buyer: string | null;
            /** @description Le nom sur l’enveloppe, sinon le prénom de qui le reçoit */
            readonly to: string | null;
            readonly postalCode: string | null;
            /** @description Le mail du compte qui le joue */
            readonly player: string | null;
            /** @description Il ne part pas, ou son code est arrêté */
            readonly isStopped: boolean;
            /**
             * @description Son paiement est reparti
             * @enum {unknown}
             */
            readonly reversal: "refund" | "dispute" | null;
            /** @description Quand son acheteur s’est rétracté */
            readonly withdrawnAt: components["schemas"]["MaybeDate"];
        };
        readonly CounterSearch: {
            readonly letters: readonly components["schemas"]["CounterLetter"][];
            readonly sales: readonly components["schemas"]["Sale"][];
            readonly people: readonly {
                readonly email: string;
                /** @description Parmi ces plis */
                readonly bought: number;
                /** @description Parmi ces plis */
                readonly played: number;
            }[];
            /** @description À un signe près, quand rien n’y répond */
            readonly nearCodes: readonly string[];
            /** @description Il y en a davantage */
            readonly isCut: boolean;
        };
        readonly CounterPerson: {
            readonly email: string;
            readonly account: null | {
                readonly createdAt: components["schemas"]["Date"];
                readonly provedAt: components["schemas"]["MaybeDate"];
                readonly isStaff: boolean;
            };
            readonly sales: readonly components["schemas"]["Sale"][];
            /** @description Achetés, ou liés à l’adresse */
            readonly letters: readonly components["schemas"]["CounterLetter"][];
            /** @description Joués par le compte */
            readonly games: readonly components["schemas"]["CounterLetter"][];
            /** @description Du dernier mois */
            readonly mails: readonly {
                readonly kind: string;
                readonly words: string;
                readonly createdAt: components["schemas"]["Date"];
                readonly sentAt: components["schemas"]["MaybeDate"];
                /** @description On l’envoie encore */
                readonly isWaiting: boolean;
            }[];
            readonly withdrawals: readonly {
                readonly reference: string;
                readonly receivedAt: components["schemas"]["Date"];
                readonly code: string | null;
            }[];
            /** @description Qui de l’équipe a ouvert cette page */
            readonly views: readonly {
                readonly by: string | null;
                readonly at: components["schemas"]["Date"];
            }[];
        };
        /** @description Le numéro de la pièce, le même sur le papier et à l’écran ; absent de ce que dit déjà la lettre */
        readonly Piece: number;
        readonly EnclosedSheet: {
            readonly slug: string;
            readonly title: string;
            readonly piece?: components["schemas"]["Piece"];
            readonly stamp: string | null;
            readonly page: components["schemas"]["Page"];
            readonly infos: Record<string, unknown>;
        };
        readonly Letter: {
            readonly code: string;
            readonly identifier: string | null;
            /** @description Qui l’offre */
            readonly giftFrom: string | null;
            /** @description À qui */
            readonly giftTo: string | null;
            /** @description La ligne de qui l’offre */
            readonly giftLine: string | null;
            /** @description Les lignes que montre la fenêtre de l’enveloppe ; null sans adresse qui y tienne */
            readonly address: readonly string[] | null;
            /** @description Combien d’exemplaires de chaque document : deux où la ville partage ses papiers entre plusieurs mains */
            readonly copies: number;
            readonly city: {
                readonly slug: string;
                readonly name: string;
                /** @description L’heure de la ville date ses papiers */
                readonly timeZone: string;
            };
            /** @description Celle de ses papiers */
            readonly language: components["schemas"]["Language"];
            /** @description Ce que dit le QR */
            readonly link: string;
            /** @description Le QR ne mène qu’à la machine du serveur */
            readonly isLinkLocal: boolean;
            readonly startDate: components["schemas"]["MaybeDate"];
            readonly reference: string;
            readonly startPlaces: readonly string[];
            readonly letter: components["schemas"]["Page"];
            readonly documents: readonly components["schemas"]["EnclosedSheet"][];
        };
        readonly Batch: {
            readonly id: number;
            readonly city: string;
            readonly count: number;
            readonly label: string | null;
            readonly createdAt: components["schemas"]["Date"];
            /** @description Qui le tient ; null pour un lot créé à la main */
            readonly taken: null | components["schemas"]["TakenBatch"];
            readonly codes?: readonly string[];
        };
        readonly TakenBatch: {
            /** @description Le mail de qui le tient ; null quand ce compte est effacé */
            readonly holder: string | null;
            readonly isMine: boolean;
            readonly takenAt: components["schemas"]["Date"];
        };
        readonly Carriers: {
            readonly carriers: readonly components["schemas"]["CarrierName"][];
            readonly sellsLabels: boolean;
        };
        /** @enum {unknown} */
        readonly CarrierName: "la-poste" | "sendcloud";
        readonly Label: {
            readonly carrier: components["schemas"]["CarrierName"];
            readonly number: string;
            /** @description En base 64 */
            readonly pdf: string;
        };
        readonly BoughtLetters: {
            readonly letters: readonly components["schemas"]["BoughtLetter"][];
        };
        readonly BoughtLetter: {
            /** @description « V-12-1 » ; null pour un pli sans numéro de commande */
            readonly number: string | null;
            /** @description Vide pour une planche dont la partie n’est pas connue */
            readonly city: string;
            /**
             * @description « voided » : annulé ou remboursé avant son départ
             * @enum {unknown}
             */
            readonly state: "paid" | "printed" | "posted" | "delivered" | "withdrawn" | "voided";
            /** @description C’est une planche de timbres et non un pli */
            readonly isSheet: boolean;
            /** @description Il remplace un pli perdu */
            readonly isReplacement: boolean;
            readonly paidAt: components["schemas"]["Date"];
            /** @description Le jour demandé pour l’envoi */
            readonly postOn: components["schemas"]["Day"] | null;
            /** @description C’est un cadeau qui attend les mots de son acheteur */
            readonly waitsForWords: boolean;
            readonly printedAt: components["schemas"]["MaybeDate"];
            readonly postedAt: components["schemas"]["MaybeDate"];
            readonly deliveredAt: components["schemas"]["MaybeDate"];
            readonly trackingNumber: string | null;
            /** @description Le dernier mot du transporteur */
            readonly news: string | null;
            readonly newsAt: components["schemas"]["MaybeDate"];
        };
        readonly LetterFault: {
            /** @enum {unknown} */
            readonly field: "isPresent" | "giftTo" | "giftFrom" | "giftLine" | "lastWord" | "postOn" | "name" | "line1" | "line2" | "postalCode" | "city" | "country";
            readonly message: string;
        };
        readonly LetterWords: {
            readonly isPresent: boolean;
            readonly giftTo: string;
            readonly giftFrom: string;
            readonly giftLine: string;
            readonly lastWord: string;
            /** @description AAAA-MM-JJ ou vide */
            readonly postOn: string;
            readonly name: string;
            readonly line1: string;
            readonly line2: string;
            readonly postalCode: string;
            readonly city: string;
            readonly country: string;
        };
        readonly PreparedLetter: {
            /** @description Sa place dans la vente */
            readonly copy: number;
            readonly city: {
                readonly slug: string;
                readonly name: string;
                readonly timeZone: string;
            };
            /** @description L’en-tête de la lettre */
            readonly sheet: {
                readonly reference: string;
                readonly pieces: number;
            };
            /** @enum {unknown} */
            readonly state: "paid" | "printed" | "posted" | "delivered" | "withdrawn" | "voided";
            /**
             * @description Où il attend ; nul s’il ne se change plus
             * @enum {unknown}
             */
            readonly standing: "telling" | "untold" | "correctable" | "held" | "ready" | null;
            /** @description Quand il rejoint la file, ou jusqu’à quand il attend des mots */
            readonly until: components["schemas"]["MaybeDate"];
            readonly version: number;
            /** @description Nul s’il ne se change plus */
            readonly words: null | components["schemas"]["LetterWords"];
        };
        readonly Preparation: {
            /** @description « V-12 » */
            readonly number: string;
            readonly today: components["schemas"]["Day"];
            readonly letters: readonly components["schemas"]["PreparedLetter"][];
        };
        /**
         * @description « sheets » : un papier par page, dans l’ordre des plis ; « press » : imposés pour le massicot, pour des enveloppes à fenêtre
         * @enum {unknown}
         */
        readonly BatchForm: "sheets" | "press";
        /** @description AAAA-MM-JJ */
        readonly Day: string;
        /** @description AAAA-MM-JJ */
        readonly AskedDay: string;
        readonly QueueGroup: {
            readonly city: string;
            readonly day: components["schemas"]["Day"];
            readonly letters: number;
            /** @description Ceux qui peuvent être pris */
            readonly ready: number;
            /** @description Ceux dont la vente est à regarder d’abord */
            readonly held: number;
            /** @description Les cadeaux que leur acheteur n’a pas dits à temps — une personne décide */
            readonly untold: number;
            /** @description Ceux que leur acheteur peut encore dire ou corriger */
            readonly soon: number;
            /** @description Ceux dont l’acheteur s’est rétracté ou dont le paiement est reparti */
            readonly marked: number;
            readonly since: components["schemas"]["Date"];
            /** @description Le dernier de ceux qui sont prêts */
            readonly last: number;
        };
        readonly QueueLot: {
            readonly batch: number;
            readonly city: string;
            readonly day: components["schemas"]["Day"];
            /** @description Le mail de qui le tient */
            readonly holder: string | null;
            readonly isMine: boolean;
            readonly takenAt: components["schemas"]["Date"];
            readonly unprinted: number;
            /** @description Imprimés et pas postés */
            readonly printed: number;
            readonly posted: number;
            /** @description Imprimés et à ne pas poster — remboursés, rétractés, ou d’une vente à regarder */
            readonly withheld: readonly string[];
        };
        readonly KeptByLaw: readonly {
            readonly what: string;
            readonly until: components["schemas"]["Day"];
        }[];
        readonly BuyerData: {
            readonly about: string;
            readonly writtenAt: components["schemas"]["Date"];
            readonly email: string;
            readonly letters: readonly {
                readonly number: string | null;
                readonly city: string;
                readonly boughtAt: components["schemas"]["Date"];
                readonly giftFrom: string | null;
                readonly giftTo: string | null;
                readonly giftLine: string | null;
                readonly postOn: string | null;
                readonly lastWord: string | null;
                /** @description Celle des mails et de la lettre */
                readonly language: components["schemas"]["Language"];
                /** @description Quand il rejoint la file de l’impression */
                readonly joinsAt: components["schemas"]["MaybeDate"];
                /** @description Jusqu’à quand il attend les mots de l’acheteur */
                readonly tellBy: components["schemas"]["MaybeDate"];
                readonly address: null | components["schemas"]["PostalAddress"];
                /** @description Il reste à le poster */
                readonly isLeaving: boolean;
            }[];
            /** @description Les planches de timbres achetées avec ce mail */
            readonly keepsakes: readonly components["schemas"]["KeptKeepsake"][];
            readonly withdrawals: readonly {
                readonly reference: string;
                readonly receivedAt: components["schemas"]["Date"];
            }[];
            readonly keptByLaw: components["schemas"]["KeptByLaw"];
        };
        readonly KeptKeepsake: {
            readonly number: string;
            readonly boughtAt: components["schemas"]["Date"];
            readonly address: null | components["schemas"]["PostalAddress"];
            readonly trackingNumber: string | null;
            /** @description Elle reste à poster */
            readonly isLeaving: boolean;
        };
        readonly BuyerErasure: {
            /** @description De combien de plis */
            readonly erased: number;
            /** @description Les plis qui restent à poster ; leur adresse reste jusque-là */
            readonly leaving: readonly string[];
            readonly keptByLaw: components["schemas"]["KeptByLaw"];
        };
        readonly OpenWithdrawal: {
            readonly id: number;
            /** @description Ce que la personne a écrit */
            readonly reference: string;
            readonly email: string;
            readonly receivedAt: components["schemas"]["Date"];
            readonly letters: readonly {
                readonly code: string;
                readonly identifier: string | null;
                readonly city: string;
                /** @description Il ne part pas, et son code ne s’active pas */
                readonly isStopped: boolean;
                /** @description Quelqu’un le joue : rien n’a été arrêté */
                readonly isActivated: boolean;
                /** @description Fait après la rétractation de sa vente */
                readonly isLater: boolean;
                /** @enum {unknown} */
                readonly state: "paid" | "printed" | "posted" | "delivered" | "lost" | null;
                /** @description Le lot où il est */
                readonly batch: number | null;
            }[];
        };
        /**
         * @description « held » : sa vente est à regarder d’abord ; « untold » : un cadeau que son acheteur n’a pas dit à temps ; « telling » : il a encore le temps de le dire ; « correctable » : il peut encore corriger
         * @enum {unknown}
         */
        readonly QueueStanding: "held" | "untold" | "telling" | "correctable" | "unaddressed" | "ready";
        readonly QueuedLetter: {
            readonly code: string;
            readonly identifier: string | null;
            readonly since: components["schemas"]["Date"];
            readonly standing: components["schemas"]["QueueStanding"];
            /** @description Quand il entre dans la file, ou jusqu’à quand il attend son acheteur */
            readonly until: components["schemas"]["MaybeDate"];
            readonly isPresent: boolean;
            /** @description Quand son acheteur s’est rétracté */
            readonly withdrawnAt: components["schemas"]["MaybeDate"];
            /** @enum {unknown} */
            readonly reversal: "refund" | "dispute" | null;
        };
        readonly CounterFigures: {
            /** @description Une entrée par semaine et par ville où il s’est passé quelque chose, de la semaine la plus récente à la plus ancienne */
            readonly weeks: readonly {
                readonly monday: components["schemas"]["Day"];
                readonly city: string;
                /** @description Payés à une boutique et pas remboursés avant de partir */
                readonly sold: number;
                readonly printed: number;
                readonly posted: number;
                readonly activated: number;
                readonly finished: number;
            }[];
            readonly behind: readonly {
                /** @enum {unknown} */
                readonly kind: "unposted" | "unaddressed" | "unopened" | "delivered-unopened";
                readonly total: number;
                /** @description Les vingt plus anciens */
                readonly oldest: readonly {
                    readonly code: string;
                    readonly city: string;
                    readonly since: components["schemas"]["Date"];
                }[];
            }[];
        };
        readonly PrintJob: {
            readonly id: number;
            readonly batch: number;
            readonly form: components["schemas"]["BatchForm"];
            /** @enum {unknown} */
            readonly state: "waiting" | "printing" | "done" | "failed" | "cancelled";
            /**
             * @description « size » : un papier ne tient pas sur sa feuille ; « stopped » : le serveur s’est arrêté pendant le tirage. Tant qu’il attend ou se tire, la raison du nouvel essai
             * @enum {unknown}
             */
            readonly failure: "memory" | "disk" | "late" | "size" | "failed" | "stopped" | null;
            readonly letters: number;
            readonly printed: number;
            /** @description L’essai en cours ou le dernier : un tirage qui n’avance plus est repris de lui-même */
            readonly tries: number;
            readonly createdAt: components["schemas"]["Date"];
            readonly endedAt: components["schemas"]["Date"] | null;
            /** @description Jusqu’à quand son fichier est gardé ; null sans fichier */
            readonly keptUntil: components["schemas"]["Date"] | null;
        };
        readonly StaffCity: {
            readonly city: string;
            readonly slug: string;
            readonly name: string;
            /** @description Faux : une phrase ouvre la ville, rien ne se crée, ne s’imprime ni ne se poste. */
            readonly hasLetter: boolean;
            /** @description Celles où la ville se joue et s’imprime */
            readonly languages: readonly components["schemas"]["Language"][];
            readonly steps: readonly {
                readonly name: string;
                readonly index: number;
                readonly description: string;
                /** @enum {unknown} */
                readonly kind: "puzzle" | "gathering" | "part" | "aside" | "end" | "secret";
            }[];
            readonly pictures: readonly {
                readonly name: string;
                readonly address: string;
            }[];
        };
        readonly SecondFactor: {
            readonly enrolled: boolean;
            readonly recoveryCodesLeft: number;
        };
        readonly Enrolment: {
            readonly secret: string;
            readonly uri: string;
            /** @description Du SVG */
            readonly qr: string;
        };
        readonly RecoveryCodes: {
            readonly recoveryCodes: readonly string[];
        };
        readonly WrongAnswer: {
            readonly reading: string;
            readonly count: number;
            readonly lastAt: components["schemas"]["Date"];
            /** @description Ce que les fichiers d’aujourd’hui y répondent */
            readonly reply: string | null;
            readonly isUnanswered: boolean;
            /** @description Les lignes à coller dans le fichier de l’étape */
            readonly yaml: string | null;
        };
        readonly FunnelStep: {
            readonly name: string;
            readonly index: number;
            readonly description: string;
            /** @enum {unknown} */
            readonly kind: "puzzle" | "gathering" | "part" | "aside" | "end" | "secret";
            /** @description Combien de joueurs y sont arrivés en jouant */
            readonly reached: number;
            readonly solved: number;
            /** @description Combien ont pris le trajet de secours */
            readonly detours: number;
            /** @description Indices demandés en tout */
            readonly hints: number;
            /** @description Fausses, sans réponse de l’auteur */
            readonly wrong: number;
            /** @description Fausses, avec une réponse de l’auteur */
            readonly almost: number;
            readonly unreadable: number;
            readonly times: components["schemas"]["MaybeTimes"];
            /** @description La part des téléphones qui jouent dans une autre langue ; le reste est français */
            readonly languages: readonly components["schemas"]["FunnelLanguage"][];
            readonly wrongAnswers: readonly components["schemas"]["WrongAnswer"][];
        };
        readonly FunnelLanguage: {
            readonly language: string;
            readonly solved: number;
            readonly hints: number;
            readonly wrong: number;
            readonly almost: number;
        };
        readonly Funnel: {
            readonly city: string;
            readonly started: number;
            readonly finished: number;
            readonly steps: readonly components["schemas"]["FunnelStep"][];
        };
        readonly Remedy: {
            /** @constant */
            readonly kind: "hint";
            /** Format: int64 */
            readonly hint: number;
        } | {
            /** @constant */
            readonly kind: "photo";
            readonly photo: components["schemas"]["Line"];
            readonly alt: string;
        } | {
            /** @constant */
            readonly kind: "solution";
        };
        readonly PlaceEntry: {
            readonly id: number;
            readonly isGone: boolean;
            readonly sentence: string | null;
            readonly remedy: null | components["schemas"]["Remedy"];
            readonly by: string | null;
            readonly reason: string | null;
            readonly at: components["schemas"]["Date"];
        };
        readonly PlaceReport: {
            readonly id: number;
            readonly code: string;
            readonly city: string;
            readonly step: string | null;
            readonly place: string | null;
            readonly text: string | null;
            readonly email: string | null;
            readonly at: components["schemas"]["Date"];
        };
        readonly Edition: {
            readonly id: number;
            /** @description Les premiers signes de son commit */
            readonly hash: string;
            /** @enum {string} */
            readonly state: "wished" | "preparing" | "refused" | "failed" | "live";
            readonly author: string;
            /** @description Ce que la personne a écrit en publiant */
            readonly words: string;
            readonly changes: readonly {
                /** @description Le nom de la ville ; nul pour le reste du site */
                readonly city: string | null;
                readonly changes: readonly {
                    readonly step: string | null;
                    readonly index: number | null;
                    readonly words: readonly string[];
                }[];
            }[];
            /** @description Pourquoi elle a été refusée, ou n’est pas restée */
            readonly note: string | null;
            /** @description Le mail de qui y est revenu ; nul pour une publication */
            readonly askedBy: string | null;
            readonly at: string;
            readonly liveAt: string | null;
        };
        readonly Editions: {
            readonly editions: readonly components["schemas"]["Edition"][];
            /** @description L’édition en ligne */
            readonly live: number | null;
            /** @description L’édition d’avant ; nul quand il n’y en a pas */
            readonly back: null | {
                readonly hash: string;
                readonly liveAt: string | null;
                readonly refusals: readonly {
                    readonly city: string;
                    readonly steps: readonly string[];
                    readonly message: string;
                    /** @description Combien de joueurs s’y trouvent */
                    readonly players: number;
                }[];
            };
        };
        readonly Place: {
            readonly city: string;
            readonly place: string;
            readonly name: string;
            /** @description Ce que l’auteur conseille */
            readonly ifGone: string | null;
            /** @description Le jour où quelqu’un est allé voir ; nul si personne n’y est allé */
            readonly lastChecked: string | null;
            /** @description Personne n’y est allé depuis un an */
            readonly isCheckDue: boolean;
            readonly steps: readonly {
                readonly name: string;
                readonly index: number;
                /** @description Combien d’indices avant la solution */
                readonly hints: number;
            }[];
            /** @description À renvoyer avec un changement */
            readonly version: number;
            readonly gone: null | components["schemas"]["PlaceEntry"];
            readonly history: readonly components["schemas"]["PlaceEntry"][];
        };
        readonly ViewedCity: {
            readonly slug: string;
            readonly name: string;
            /** @description Le fuseau de la ville, pour les heures que disent les écrans */
            readonly timeZone: string;
            /** @description La référence de la lettre, que ses pièces portent aussi sur le papier */
            readonly reference?: string;
            readonly accent: {
                readonly onPaper: string;
                readonly onNight: string;
            };
            /** @description Les langues dans lesquelles la ville se joue, que le téléphone choisit par son cookie « language » ; absent quand elle ne se joue qu’en français */
            readonly languages?: readonly components["schemas"]["Language"][];
        };
        /** @description La planche du joueur, un timbre par étape atteinte ; absente d’une ville sans timbres */
        readonly SheetStamps: readonly {
            readonly step: string;
            readonly title: string;
            /** @description Le rang de l’étape sur le trajet ; null à côté du trajet */
            readonly number: number | null;
            readonly stamp: components["schemas"]["Stamp"];
            /** @description Quand le timbre a été oblitéré, l’étape résolue ; null avant */
            readonly at: components["schemas"]["MaybeDate"];
            /** @description Latitude et longitude du lieu où il a été oblitéré ; absent avant, et d’une étape sans lieu */
            readonly place?: readonly number[];
            /** @description La solution y a été demandée */
            readonly torn: boolean;
        }[];
        readonly PlayerView: {
            readonly city: components["schemas"]["ViewedCity"];
            /** @description Le rang de l’étape sur le trajet de ce joueur, qu’il lit ; step.index reste celui du guichet */
            readonly stepNumber: number;
            readonly version: number;
            readonly contentVersion: string;
            readonly tiles: readonly {
                readonly id: string;
                readonly label: string;
                readonly to: string;
                readonly disabled: boolean;
                readonly isNew: boolean;
                /** @description Le rôle qui a cette application quand un autre téléphone l’a */
                readonly heldBy?: string;
                readonly stamp?: components["schemas"]["Stamp"];
            }[];
            readonly stamps?: components["schemas"]["SheetStamps"];
            readonly puzzle: null | components["schemas"]["Puzzle"];
            /** @description Le rôle qui a l’instrument quand un autre téléphone l’a : puzzle est alors null */
            readonly puzzleHeldBy?: string;
            readonly page: null | components["schemas"]["Page"];
            /** @description Les étapes ouvertes à côté du trajet : petites étapes d’un rassemblement, étapes à côté ; absent quand il n’y en a pas */
            readonly beside?: readonly components["schemas"]["SideStep"][];
            /** @description Trois lignes pour qui revient après deux jours sans un geste ; absentes autrement */
            readonly recap?: readonly string[];
            /** @description Le rassemblement où est le joueur ; absent ailleurs */
            readonly gathering?: {
                readonly parts: readonly string[];
                readonly needs: number;
            };
            readonly analyser: null | {
                readonly header: string;
                readonly subheader: string | null;
                readonly puzzle: components["schemas"]["Puzzle"];
            };
            /** @description L’application finale, là où sa page s’ouvre ; elle envoie à code/check la taille, un soulignement, le texte */
            readonly final: null | {
                readonly label: string;
                readonly header: string;
                readonly subheader: string | null;
                readonly least: number;
                readonly most: number;
                readonly select: string;
                readonly open: string;
                readonly placeholder: string;
                /** @description Le carré à la fin du chargement, selon sa taille : des rangs de flèches, de haut en bas */
                readonly patterns: {
                    readonly [key: string]: readonly string[];
                };
                /** @description La lenteur du chargement */
                readonly loadingFactor: number;
                readonly links: readonly {
                    readonly label: string;
                    readonly to: string;
                }[];
            };
            readonly messages: readonly {
                readonly slug: string;
                readonly title: string;
                readonly author: string;
                readonly date: components["schemas"]["MaybeDate"];
                readonly isNew: boolean;
                readonly page: components["schemas"]["Page"];
            }[];
            readonly documents: readonly {
                readonly slug: string;
                readonly title: string;
                readonly piece?: components["schemas"]["Piece"];
                readonly stamp: string | null;
                readonly isNew: boolean;
                readonly page: components["schemas"]["Page"];
            }[];
            /** @description Les rôles qu’une partie à plusieurs mains peut se partager ; absent dans une ville qui n’en a pas */
            readonly roles?: readonly string[];
            /** @description Les rôles de ce téléphone, et les titres des papiers qui sont dans d’autres mains ; absent quand il a tout */
            readonly hands?: {
                readonly roles: readonly {
                    readonly name: string;
                    readonly task: string | null;
                }[];
                readonly messages: readonly components["schemas"]["HeldPaper"][];
                readonly documents: readonly components["schemas"]["HeldPaper"][];
            };
            /** @description Quand vient le prochain message, dont rien d’autre n’est dit avant ; null quand rien n’est en route */
            readonly nextArrival: components["schemas"]["MaybeDate"];
            /**
             * @description Un mail est demandé pour ce moment-là ; absent sinon
             * @constant
             */
            readonly mailAsked?: true;
            /** @description Quand l’étape prend de nouveau des réponses ; null tant qu’elle en prend */
            readonly opensAt: components["schemas"]["MaybeDate"];
            readonly reaction: components["schemas"]["Reaction"];
            /** @description Les horaires de la ville ; null dans une ville qui n’en a pas */
            readonly hours: null | {
                /**
                 * @description closing : une heure et demie au plus avant la fermeture
                 * @enum {unknown}
                 */
                readonly state: "open" | "closing" | "closed";
                /** @description Quand cela ouvre ou ferme ensuite ; null si cela ne change jamais */
                readonly until: components["schemas"]["MaybeDate"];
                readonly lines: readonly {
                    readonly days: string;
                    readonly hours: string;
                }[];
                readonly reason: string | null;
                /** @description Les mots de la ville avant la fermeture, puis fermée ; null là où les horaires n’importent plus */
                readonly notices: {
                    readonly closing: string | null;
                    readonly closed: string | null;
                };
                /** @description L’étape du joueur demande ce que ces horaires ferment */
                readonly neededHere: boolean;
                /** @description La ville est fermée et le joueur encore sur le trajet principal */
                readonly mainRouteImpossible: boolean;
                /** @description « 8 h », fermée, si elle ouvre plus tard dans la journée */
                readonly opensToday: string | null;
                /** @description « jusqu’à 19 h », « ouvre demain à 7 h » */
                readonly label: string;
                /** @description Les lieux des étapes suivantes qui sont fermés ou ferment bientôt, sans leur nom */
                readonly ahead: readonly {
                    /** @enum {unknown} */
                    readonly state: "closing" | "closed";
                    readonly label: string;
                    readonly notice: string | null;
                }[];
            };
            readonly hints: components["schemas"]["Hints"];
            readonly alternative: null | {
                readonly availableAt: components["schemas"]["Date"];
                readonly waitMs: number;
                readonly question: string | null;
            };
            /** @description Au générique, le code proposé pour une autre ville ; « fullOnWin » choisit le prix */
            readonly anotherCity: null | {
                readonly promoCode: string;
                /** @enum {unknown} */
                readonly price: "reduced" | "regular";
            };
            /**
             * @description Une étape à côté du trajet s’est fermée sans être résolue ; absent avant le générique
             * @constant
             */
            readonly missed?: true;
            /**
             * @description Le rapport sur la partie peut se lire (GET user/report) ; absent avant la fin
             * @constant
             */
            readonly report?: true;
            /** @description Le dernier mot de qui offre ; absent avant le dernier message */
            readonly lastWord?: {
                readonly text: string;
                readonly from: string | null;
            };
            readonly unavailable: components["schemas"]["Unavailable"];
            readonly debug: boolean;
        };
        readonly Hints: null | {
            readonly asked: readonly string[];
            readonly max: number;
            /** @description Quand vient le prochain ; null s’il est là, ou si tous sont donnés */
            readonly nextAt: components["schemas"]["MaybeDate"];
            /** @description La durée d’une attente */
            readonly waitMs: number;
            /** @enum {unknown} */
            readonly next: "hint" | "solution" | null;
        };
        /** @description Ce qui ne se voit plus dans la rue à cette étape, et ce qui le remplace ; presque toujours vide */
        readonly Unavailable: readonly {
            readonly sentence: string;
            readonly remedy: {
                /** @enum {unknown} */
                readonly kind: "hint" | "solution";
                readonly text: string;
            } | {
                /** @constant */
                readonly kind: "photo";
                readonly address: string;
                readonly alt: string;
            };
        }[];
        /** @description Une étape ouverte à côté du trajet ; résolue, elle ne montre plus que son titre */
        readonly SideStep: {
            readonly name: string;
            readonly title: string;
            /** @description L’image de son timbre */
            readonly picture: string;
            readonly stamp?: components["schemas"]["Stamp"];
            readonly description: string;
            readonly to: string;
            readonly solvedAt: components["schemas"]["MaybeDate"];
            readonly opensAt: components["schemas"]["MaybeDate"];
            readonly puzzle: null | components["schemas"]["Puzzle"];
            /** @description Le rôle qui a l’instrument quand un autre téléphone l’a */
            readonly puzzleHeldBy?: string;
            readonly page: null | components["schemas"]["Page"];
            readonly hints: components["schemas"]["Hints"];
            /** @description Les écrans que sa solution ouvre */
            readonly reaction: null | components["schemas"]["Reaction"];
            readonly unavailable: components["schemas"]["Unavailable"];
        };
        readonly HeldPaper: {
            readonly slug: string;
            readonly title: string;
            /** @description Le nom du rôle qui l’a */
            readonly heldBy: string;
        };
        readonly Reaction: {
            /** @description Les écrans à ouvrir à l’arrivée, dans l’ordre */
            readonly to: readonly string[];
        };
        /** @description L’instrument sans sa solution ; ses champs dépendent de son type */
        readonly Puzzle: {
            readonly type: string;
        };
        /** @description La vignette gravée d’une étape atteinte ; absente quand l’étape n’en a pas */
        readonly Stamp: {
            readonly address: string;
            readonly alt: string;
        };
        readonly Page: {
            readonly address: string;
            readonly media: {
                readonly [key: string]: string;
            };
        };
    };
    responses: {
        /** @description Le rapport, phrase par phrase */
        readonly Report: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Report"];
            };
        };
        /** @description L’état de la partie */
        readonly Status: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Status"];
            };
        };
        /** @description La partie, telle que ce téléphone la voit */
        readonly Party: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Party"];
            };
        };
        /** @description Personne n’a été invité à cette lettre (NO_PARTY), ou aucune histoire n’est en cours (NO_STATUS) */
        readonly NoParty: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Corps illisible ou mal formé */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVALID_EMAIL, ou un corps illisible ; « message » dit en français ce qui ne va pas */
        readonly InvalidEmail: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Pas de session (NOT_CONNECTED), ou celle d’un invité qui n’est plus de la partie (PARTY_ENDED) */
        readonly NotConnected: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly error: "NOT_CONNECTED" | "PARTY_ENDED";
                    readonly message?: string;
                };
            };
        };
        /** @description Aucune partie */
        readonly NoStatus: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly error: "NO_STATUS";
                };
            };
        };
        /** @description Refusé à qui vient d’ailleurs ; à un invité d’une partie, si seul le compte qui tient la lettre peut le faire (GUEST) */
        readonly Foreign: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Trop tôt (avec les secondes qui restent), épuisé, ou pas proposé ici */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly error: string;
                    readonly seconds?: number;
                };
            };
        };
        /** @description Un code permanent, et la phrase à montrer */
        readonly StaffRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StaffError"];
            };
        };
        /** @description Un fichier de tableur, séparé par des points-virgules, en UTF-8 */
        readonly Csv: {
            headers: {
                readonly "Content-Disposition": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/csv": unknown;
            };
        };
        /** @description Le pli n’est plus comme on l’a vu, ou ne s’y prête pas ; CHANGED_MEANWHILE dit que quelqu’un d’autre est passé */
        readonly StaffConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StaffError"];
            };
        };
        /** @description Inconnu ou verrouillé */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Plus de 16 ko */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Un corps qui n’est pas du JSON */
        readonly NotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description L’état du pli d’essai ; le cookie « trial » le porte, scellé, s’il a changé */
        readonly TrialStatus: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Status"];
            };
        };
        /** @description Ce site n’a pas de pli d’essai (NO_TRIAL), ou ce papier n’y est pas */
        readonly NoTrial: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Le cookie n’a pas pu être lu, et la partie recommence (TRIAL_UNREADABLE) ; ou l’étape n’est plus ouverte (STALE) */
        readonly TrialUnreadable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly error: "TRIAL_UNREADABLE" | "STALE";
                    readonly message?: string;
                    readonly status: components["schemas"]["Status"];
                };
            };
        };
        /** @description Trop d’essais */
        readonly TooManyTries: {
            headers: {
                readonly "Retry-After": string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly error: string;
                    readonly seconds: number;
                    readonly status?: components["schemas"]["Status"];
                };
            };
        };
        /** @description Le service est indisponible (ERROR_SERVER), ou il ne peut rien écrire et n’a rien fait (ERROR_STORAGE) ; la même demande peut être refaite, sous la même clé si elle en a une */
        readonly NotStored: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly error: "ERROR_SERVER" | "ERROR_STORAGE";
                    /** @description La ville de ce pli n’est plus sur le serveur */
                    readonly unknownCity?: string;
                };
            };
        };
        /** @description Le service est indisponible */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly error: "ERROR_SERVER";
                };
            };
        };
    };
    parameters: {
        /** @description Six lettres ou chiffres */
        readonly Code: string;
        readonly File: string;
        readonly City: components["schemas"]["Line"];
        readonly WithdrawalId: string;
        readonly KeepsakeId: string;
        readonly BatchId: string;
        readonly PrintJobId: string;
        /** @description À partir de 1 */
        readonly Page: number;
        /** @description Combien par page */
        readonly Size: number;
        /** @description created, updated, code, identifier, city, state ou step ; un moins devant pour l’autre sens */
        readonly Sort: components["schemas"]["Line"];
        /** @description Le nom que le client donne à cet essai ; le même deux fois n’a qu’un effet */
        readonly IdempotencyKey: string;
    };
    requestBodies: {
        readonly Email: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type ApiSchemas = components['schemas'];

type Json<Body> = Body extends { readonly content: { readonly 'application/json': infer Value } } ? Value : never;

/** The body of a POST to this path. */
export type ApiBody<Path extends keyof paths> = paths[Path] extends { readonly post: { readonly requestBody?: infer Body } } ? Json<Body> : never;

/** The query of a GET of this path. */
export type ApiQuery<Path extends keyof paths> = paths[Path] extends { readonly get: { readonly parameters: { readonly query?: infer Query } } } ? NonNullable<Query> : never;
