// Generated from schemas/api/studio.yaml by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface paths {
    readonly "/api/studio/text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Un texte, tel qu’il est sur le disque */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly file: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Le texte */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SeenText"];
                    };
                };
                readonly 404: components["responses"]["Refused"];
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
    readonly "/api/studio/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change des fichiers, tous ou aucun ; un seul peut se dire sans liste */
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
                        readonly dryRun?: components["schemas"]["DryRun"];
                        readonly force?: components["schemas"]["Force"];
                    } & ({
                        readonly files: readonly components["schemas"]["FileEdits"][];
                    } | {
                        readonly file: string;
                        readonly seen: components["schemas"]["Hash"];
                        readonly edits: components["schemas"]["Edits"];
                    });
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Donne un autre nom à une étape, un papier ou un lieu, partout */
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
                        readonly slug: string;
                        /**
                         * @description L’empreinte des fichiers que l’auteur voyait
                         * @default {}
                         */
                        readonly seen?: {
                            readonly [key: string]: string;
                        };
                        readonly dryRun?: components["schemas"]["DryRun"];
                        readonly force?: components["schemas"]["Force"];
                        /**
                         * @default step
                         * @enum {unknown}
                         */
                        readonly what?: "step" | "message" | "document" | "place";
                        readonly from: string;
                        readonly to: string;
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/refactor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change plusieurs fichiers d’une ville ensemble */
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
                        readonly slug: string;
                        /**
                         * @description L’empreinte des fichiers que l’auteur voyait
                         * @default {}
                         */
                        readonly seen?: {
                            readonly [key: string]: string;
                        };
                        readonly dryRun?: components["schemas"]["DryRun"];
                        readonly force?: components["schemas"]["Force"];
                    } & ({
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "insert-step";
                        readonly arrow: components["schemas"]["Arrow"];
                        readonly name: string;
                        /** Format: puzzle-type */
                        readonly type: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "insert-choice";
                        readonly arrow: components["schemas"]["Arrow"];
                        readonly name: string;
                        /** Format: puzzle-type */
                        readonly type: string;
                        readonly options: readonly {
                            readonly name: string;
                            readonly label: string;
                            readonly next?: string;
                        }[];
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "insert-gathering";
                        readonly arrow: components["schemas"]["Arrow"];
                        readonly name: string;
                        /** Format: puzzle-type */
                        readonly type: string;
                        readonly parts: readonly {
                            readonly name: string;
                            readonly title: string;
                        }[];
                        readonly needs?: number;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "add-aside";
                        readonly name: string;
                        readonly title: string;
                        readonly from: string;
                        /** Format: puzzle-type */
                        readonly type: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "remove-step";
                        readonly step: string;
                        readonly to?: string;
                        readonly follow?: boolean;
                        /** @description Emporte ce qui n’était là que par elle */
                        readonly along?: boolean;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "duplicate-step";
                        readonly step: string;
                        readonly name: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "change-type";
                        readonly step: string;
                        /** Format: puzzle-type */
                        readonly type: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "set-arrow";
                        readonly arrow: components["schemas"]["Arrow"];
                        readonly to: string | null;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "set-opening";
                        readonly step: string;
                        readonly between: string | null;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "set-arrival";
                        readonly message: string;
                        readonly arrives: Record<string, unknown> | null;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "add-message";
                        readonly name: string;
                        readonly title: string;
                        readonly author: string;
                        readonly from: string;
                        readonly arrives?: Record<string, unknown>;
                        readonly for?: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "add-document";
                        readonly name: string;
                        readonly title: string;
                        readonly from?: string;
                        readonly for?: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "add-place";
                        readonly name: string;
                        readonly title: string;
                        readonly at: readonly number[];
                        readonly look: string;
                        readonly step: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @enum {unknown} */
                        readonly kind: "remove-message" | "remove-document";
                        readonly name: string;
                    } | {
                        readonly slug?: unknown;
                        readonly seen?: unknown;
                        readonly dryRun?: unknown;
                        readonly force?: unknown;
                        /** @constant */
                        readonly kind: "translate";
                        /** @enum {unknown} */
                        readonly language: "en";
                        readonly file: string;
                        /** @description Vide pour une page entière */
                        readonly name: string;
                        readonly french: string;
                        readonly text: string;
                    });
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Écrit toutes les notes d’une ville */
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
                        readonly slug: string;
                        readonly seen: components["schemas"]["Hash"];
                        readonly notes: readonly components["schemas"]["Note"][];
                        readonly dryRun?: components["schemas"]["DryRun"];
                        readonly force?: components["schemas"]["Force"];
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/survey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ce qu’une visite a trouvé en un lieu ; les corrections deviennent des notes, les photos restent hors de git */
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
                        readonly slug: string;
                        readonly place: string;
                        readonly notes: readonly components["schemas"]["Note"][];
                        readonly photos: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/forget-photos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Efface toutes les photos du repérage d’une ville */
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
                        readonly slug: string;
                    };
                };
            };
            readonly responses: {
                /** @description Effacées */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Écrit en parcours ce qui fut joué sur le téléphone d’une ville */
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
                        readonly slug: string;
                        readonly name: string;
                        /**
                         * @description À la place du parcours de ce nom
                         * @default false
                         */
                        readonly anew?: boolean;
                        readonly dryRun?: components["schemas"]["DryRun"];
                        readonly force?: components["schemas"]["Force"];
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/media": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Juge une image ou un son, sans rien écrire */
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
                        readonly base64: string;
                    };
                };
            };
            readonly responses: {
                /** @description Ce que c’est */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TakenMedium"];
                    };
                };
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Fait d’un son les deux formats du jeu, et dit ce que l’on en entend, sans rien écrire */
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
                        readonly base64: string;
                        /** @description Au volume habituel, et sans silence aux bords */
                        readonly even?: boolean;
                    };
                };
            };
            readonly responses: {
                /** @description Les deux formats */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TakenSound"];
                    };
                };
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/remove-medium": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ôte des images et des sons, avec leurs licences */
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
                        readonly slug: string;
                        readonly names: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Publie une ville par git */
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
                        readonly slug: string;
                        readonly words: string;
                        readonly seen: string;
                        readonly writer: {
                            readonly name: string;
                            readonly email: string;
                        };
                        readonly force?: components["schemas"]["Force"];
                    };
                };
            };
            readonly responses: {
                /** @description Publié */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Published"];
                    };
                };
                readonly 409: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/city": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Commence une ville ; de ses deux noms, l’un suit de l’autre */
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
                        readonly slug?: string;
                        readonly name?: string;
                        /** @enum {unknown} */
                        readonly template: "blank" | "simple" | "branching" | "roles";
                    };
                };
            };
            readonly responses: {
                /** @description La ville */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly slug: string;
                        };
                    };
                };
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/remove-city": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Efface une ville qui n’a jamais été publiée */
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
                        readonly slug: string;
                    };
                };
            };
            readonly responses: {
                /** @description Ce qui est écrit */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WrittenEdit"];
                    };
                };
                readonly 400: components["responses"]["Refused"];
                readonly 403: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
                /** @description CHANGED */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Changed"];
                    };
                };
                readonly 413: components["responses"]["Refused"];
                readonly 422: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/try": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ce que le compilateur dit d’un texte qui n’est pas écrit */
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
                        readonly file: string;
                        readonly text: string;
                        /** @default [] */
                        readonly answers?: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description TextTrial */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 404: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Où un texte montré est écrit */
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
                        readonly slug: string;
                        readonly shown: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description Les endroits */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 404: components["responses"]["Refused"];
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/phone/{city}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Met le téléphone d’une ville à une étape ; ce qui n’est pas dit reste */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly city: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @enum {unknown} */
                        readonly hints?: "none" | "ready" | "waiting" | "all";
                        /** @description Ce que le joueur a décidé dans d’autres villes */
                        readonly elsewhere?: number;
                        readonly hand?: string;
                        /** @description L’heure de la ville ; maintenant, si rien n’est dit */
                        readonly at?: string;
                        /** @description Les lieux de l’étape ne se voient plus */
                        readonly gone?: boolean;
                        /** @description Tout message qui vient plus tard est venu */
                        readonly mailed?: boolean;
                        /** @description Toute étape à côté du chemin est résolue */
                        readonly asides?: boolean;
                        readonly step?: string;
                        readonly taken?: readonly string[];
                        readonly chosen?: {
                            readonly [key: string]: unknown;
                        };
                        readonly asked?: readonly string[];
                    };
                };
            };
            readonly responses: {
                /** @description DeskPhone */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                readonly 400: components["responses"]["Refused"];
                readonly 404: components["responses"]["Refused"];
            };
        };
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
        readonly Error: {
            readonly error: string;
            readonly message?: string;
        };
        /**
         * @description Dit ce qui se passerait et n’écrit rien
         * @default false
         */
        readonly DryRun: boolean;
        /**
         * @description Écrit même ce qui ne se lit pas
         * @default false
         */
        readonly Force: boolean;
        /** @description Empreinte du texte ; null quand il n’y a pas de fichier */
        readonly Hash: string | null;
        readonly SeenText: {
            readonly text: string;
            readonly seen: string;
        };
        readonly ValuePath: readonly (string | number)[];
        readonly Arrow: {
            readonly step: string;
            readonly path: components["schemas"]["ValuePath"];
        };
        readonly FileEdits: {
            readonly file: string;
            readonly seen: components["schemas"]["Hash"];
            readonly edits: components["schemas"]["Edits"];
        };
        readonly Edits: readonly ({
            /** @constant */
            readonly op: "set";
            readonly path: components["schemas"]["ValuePath"];
            readonly value: unknown;
        } | {
            /** @constant */
            readonly op: "add";
            readonly path: components["schemas"]["ValuePath"];
            readonly value: unknown;
            readonly at?: number;
            readonly key?: string;
        } | {
            /** @constant */
            readonly op: "remove";
            readonly path: components["schemas"]["ValuePath"];
        } | {
            /** @constant */
            readonly op: "move";
            readonly path: components["schemas"]["ValuePath"];
            readonly to: number;
        } | {
            /** @constant */
            readonly op: "rename";
            readonly path: components["schemas"]["ValuePath"];
            readonly key: string;
        } | {
            /** @constant */
            readonly op: "create";
            readonly text: string;
        } | {
            /** @constant */
            readonly op: "delete";
        } | {
            /** @constant */
            readonly op: "splice";
            readonly at: number;
            readonly was: string;
            readonly now: string;
        })[];
        readonly EditedFile: {
            readonly file: string;
            readonly seen: components["schemas"]["Hash"];
            /** @description La modification qui rend le fichier d’avant */
            readonly inverse: {
                /** @constant */
                readonly op: "create";
                readonly text: string;
            } | {
                /** @constant */
                readonly op: "delete";
            } | {
                /** @constant */
                readonly op: "splice";
                readonly at: number;
                readonly was: string;
                readonly now: string;
            };
            /** @description Le texte, quand il n’est pas seulement celui des modifications demandées : la table d’une étape a suivi sa réponse */
            readonly text?: string;
        };
        readonly WrittenEdit: {
            readonly written: boolean;
            /** @description Les modifications du seul fichier demandé qui ne sont pas écrites : avec elles, il ne se lirait pas */
            readonly held: readonly number[];
            readonly files: readonly components["schemas"]["EditedFile"][];
            readonly problems: readonly components["schemas"]["Problem"][];
            /** @description En français */
            readonly told: readonly string[];
        };
        readonly Changed: {
            /** @constant */
            readonly error: "CHANGED";
            readonly message: string;
            readonly files: readonly components["schemas"]["Conflict"][];
        };
        /** @description Un fichier changé entre-temps par un autre programme */
        readonly Conflict: {
            readonly file: string;
            /** @description null quand le fichier n’est plus là */
            readonly theirs: string | null;
            readonly seen: components["schemas"]["Hash"];
            /** @description null quand les modifications ne s’appliquent plus */
            readonly yours: string | null;
            readonly difference: readonly {
                /** @enum {unknown} */
                readonly sign: " " | "-" | "+";
                readonly line: string;
            }[];
        };
        readonly Problem: {
            readonly code: string;
            /** @enum {unknown} */
            readonly severity: "error" | "warning";
            readonly message: string;
            readonly wayOut: string;
            /** @description Les titres des champs que nomment les deux phrases */
            readonly titles: {
                readonly [key: string]: string;
            };
            readonly file: string;
            readonly line: number;
            readonly column: number;
            readonly path: string;
            readonly frame: readonly string[];
            readonly gestures: readonly {
                readonly step: string;
                readonly does: string;
            }[];
        };
        readonly Note: {
            readonly file: string;
            readonly on: string;
            readonly says: string;
            readonly by?: string;
            readonly answers?: readonly {
                readonly says: string;
                readonly by?: string;
            }[];
            /**
             * @description Rien ne reste à y faire
             * @constant
             */
            readonly closed?: true;
        };
        readonly TakenMedium: {
            readonly hash: string;
            readonly extension: string;
            readonly bytes: number;
            /** @description D’un son dont le serveur lit la durée */
            readonly seconds: number | null;
        };
        readonly TakenSound: {
            readonly media: readonly components["schemas"]["TakenMedium"][];
            readonly seconds: number;
            /** @description En LUFS ; null pour un silence */
            readonly loudness: number | null;
            /** @description Secondes de silence au début */
            readonly silentStart: number;
            /** @description Secondes de silence à la fin */
            readonly silentEnd: number;
        };
        readonly Published: {
            readonly commit: string;
            readonly files: readonly string[];
        };
    };
    responses: {
        /** @description Rien n’est écrit */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type StudioSchemas = components['schemas'];

type Json<Body> = Body extends { readonly content: { readonly 'application/json': infer Value } } ? Value : never;

/** The body of a POST to this path. */
export type StudioBody<Path extends keyof paths> = paths[Path] extends { readonly post: { readonly requestBody?: infer Body } } ? Json<Body> : never;

/** The query of a GET of this path. */
export type StudioQuery<Path extends keyof paths> = paths[Path] extends { readonly get: { readonly parameters: { readonly query?: infer Query } } } ? NonNullable<Query> : never;
