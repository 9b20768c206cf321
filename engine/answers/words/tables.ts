/** The parts that words play around an answer. */
export type WordKind =
  /** Doubt and politeness: cut before anything else is looked at, a denial inside it too. */
  | 'hedge'
  /** Names beside it are not meant as answers. */
  | 'denial'
  /** Several things are offered. */
  | 'either'
  /** Begins an explanation, up to the end of the sentence: names in it are no answers. */
  | 'because'
  /** A thing is near what follows, and is not it. */
  | 'near'
  /** « de » and its kin join two nouns. */
  | 'of'
  | 'article'
  /** A place where one is. */
  | 'at'
  /** Greets somebody: the name that follows is the person’s and no answer. */
  | 'greeting'
  | 'and'
  /** Between a subject and what is said of it. */
  | 'verb'
  /** Says nothing. */
  | 'filler'
  /** A kind of street or place: optional in the name of a place. */
  | 'way'
  /** Stands before the name of a person, first names too. */
  | 'title';

/** Words that stand in many phrases: « @sure » is any of them. */
export const SETS: Readonly<Record<string, string>> = {
  sure: 'sur|sure|surs|sures|certain|certaine|certains|certaines',
  us: 'moi|nous|vous|toi',
  i: 'je|j|on|nous',
  of: 'du|de|des|d',
};

/**
 * The phrases of each kind, a row for each language: folded words, of which « a|b » is one or the other, « a~ » may be
 * missing, and « a* » has any ending of a verb; a mark of punctuation stands as a word. The longest phrase at a place counts.
 */
export const PHRASES: Readonly<
  Record<WordKind, Readonly<Partial<Record<'fr' | 'en' | 'de', readonly string[]>>>>
> = {
  hedge: {
    fr: [
      'sans doute|certitude|garantie|hesiter|hesitation',
      'sans en etre @sure',
      'sous toutes~ reserve|reserves',
      'sauf erreur de~ ma|notre~ part~',
      'faute de mieux',
      'a moins que @i ne~ me|se|nous~ tromp*',
      'si @i ne~ m|me|se|nous~ trompe|abuse|trompons pas~',
      'si @i ne~ ai|dis|lis|compte|vois|comprends|comprend|lit|a|avons pas|bien~ de~ betise|betises|bien|compris|lu|compte|vu~',
      '@i~ n~ ne~ suis|sommes|est|en~ suis|sommes|est~ pas|plus tout~ a~ fait~ tres~ vraiment~ trop~ @sure',
      'mais~ @i ne~ peux|peut me|se tromper',
      'pas|peu|guere|plus tres~ trop~ vraiment~ @sure du~ tout~',
      'pourquoi pas',
      'n est|etait ce pas',
      'ce ne serait pas',
      'ce n est|serait pas plutot',
      'j hesite mais',
      'mais j hesite',
      'ou @i me|se~ compte|trompe mal~',
      'ou pas|presque|environ ?',
      'a verifier|confirmer|priori',
      'a peu pres',
      'a tout hasard',
      'a premiere vue',
      'a coup sur',
      '@sure a 100~ cent~ pour~ 100|99|cent~',
      'a 99|100|90|95|80|50 pour~ cent~',
      'non~ c est ca ?',
      'non|hein|pas|oui|si ?',
      'c est ca|sur|facile|evident|clair|tout|logique|ecrit|joli|bon|juste|exact|trop facile~ ?~',
      'trop|tres|bien|assez facile|simple|sur|evident|joue|dur|entendu|vu',
      'point d exclamation|interrogation',
      'j ai l impression',
      '@i crois|pense|dirais|suppose|imagine|croit|pensons|croyons|presume bien~ que~ c~ est~',
      'il me semble que~ c~ est~',
      'j en suis presque|quasi|quasiment|tres~ @sure',
      'selon|pour @us',
      'd apres @us',
      'a mon|notre|son avis',
      'd apres nos|mes|vos~ calculs',
      'possible|probable|peut que ce soit',
      'trait d union',
      'trouv* ?',
      'ouvr*|ferm* les guillemets',
      's il @us plait',
      'en toutes lettres',
      'tout simplement|bonnement|compris|court|pres|juste',
      'tout a fait',
      'bien sur|entendu|cordialement',
      'bien a @us',
      'bonne|belle journee|soiree|nuit|continuation|chance',
      'a tout~ de~ l~ a l~ heure|suite',
      'a tout~ de~ bientot|plus|demain|vous|tous|suite',
      'merci d avance|beaucoup|bien',
      'peut etre bien~',
      'y a pas de doute|photo',
      'aucun doute',
      'rien du tout ?',
      'environ|certainement|evidemment|logiquement|forcement|probablement|apparemment|bref',
    ],
    en: [
      'i|we~ am|m|are|re~ not|pretty|quite|fairly|very~ 100~ sure|certain|positive',
      'not quite~ entirely~ sure|certain',
      'no idea if that s|is~ right',
      'if i|we am|m|are|re~ not mistaken|wrong',
      'if i|we read|understand it~ right|correctly',
      'unless i|we m|am~ mistaken|misread|wrong|miscounted',
      'i|we think|guess|believe|suppose|presume|reckon|hope|say',
      'i d|would say',
      'am i right ?',
      'i might|may|could be wrong',
      'right ?',
      'isn|is t|not~ it ?',
      'thank|thanks you~ very~ so~ much~',
      'good morning|evening|afternoon|day|luck',
      'kind|best|warm regards',
      'yours sincerely|faithfully|truly',
      'pleased|nice to meet you',
      'dear sir or madam',
      'of course',
      'see you',
      'easy|obviously|then|clearly|probably|maybe|perhaps|possibly|definitely|surely',
    ],
    de: [
      'wenn ich mich nicht irre|tausche',
      'ich~ bin~ mir~ nicht ganz~ sicher',
      'ich|wir~ glaube|glauben|denke|denken|meine|vermute ich|wir~',
      'oder ?',
      'ganz einfach',
      'viele|liebe|schone|freundliche grusse',
      'vielen dank',
      'guten tag|morgen|abend',
      'vielleicht|wahrscheinlich|sicher|naturlich',
    ],
  },
  denial: {
    fr: [
      'tout sauf',
      'sauf|hormis|excepte|pas|ni|jamais|faux|fausse|refuse|refusee|refuses|non|nullement',
      'rien a voir',
    ],
    en: [
      'anything|everything|all but|except',
      'not|nor|neither|never|wrong|cannot|except|nope|no',
      'isn|aren|wasn|don|doesn|didn|couldn|wouldn|can|won t',
    ],
    de: ['alles ausser', 'nicht|kein|keine|nie|niemals|weder|falsch|ausser'],
  },
  either: {
    fr: ['ou bien|alors|peut~ etre~', 'ou|sinon|soit', 'a moins que ce|que soit~', 'hesite entre'],
    en: ['either|or'],
    de: ['entweder|oder'],
  },
  because: {
    fr: [
      'car|parce|parceque|puisqu*|pcq|pck',
      'vu|etant|attendu que|qu|donne~ que|qu~',
      'la|d|par|jusqu où|ou',
      'a l endroit où|ou',
      'où|qui|dont|lorsqu*|quand|grace|comme|celui|celle|ceux|celles|tandis|pendant|afin|pour',
      'a cause',
    ],
    en: ['because|since|where|which|who|when|why|while', 'as it|that|there|the|we|i s~'],
    de: ['weil|denn|wo|wegen|dass'],
  },
  near: {
    fr: [
      'tout~ au|aux|en|a|sur|le|la|l bout|bas|haut|coin|angle|pied|bord|long|milieu|centre|fond|cote|face|dessus|dessous|droite|gauche|debut|fin|sortie|entree|oppose|proximite @of',
      'au nord|sud|est|ouest|dela @of',
      'a deux|quelques|cent~ pas|metres|minutes @of',
      'non~ pas~ tout|juste~ pres|proche|loin|autour|voisin|voisine @of',
      'tout|juste~ derriere|entre|apres|avant|contre|vers|depuis|sans|avec|autour|pres|jusque|jusqu au~',
      'ex|ancien|ancienne|anciennement|autrefois|jadis',
    ],
    en: [
      'next|close to',
      'far from',
      'near|beside|behind|between|after|before|opposite|formerly|without|with',
    ],
    de: ['neben|hinter|zwischen|nach|vor|gegenuber|ohne|mit'],
  },
  of: { fr: ['@of'], en: ['of|from'], de: ['von|vom'] },
  article: {
    fr: ['un|une des', 'le|la|l|les|un|une'],
    en: ['the|an'],
    de: ['der|die|das|den|dem|ein|eine|einen'],
  },
  at: {
    fr: ['devant|dans|sur|sous|chez|en|par|au|aux|a', 'rendez vous'],
    en: ['in front of', 'for|at|in|on|under|outside|inside|to'],
    de: ['auf|am|an|bei|im|unter|zum'],
  },
  greeting: {
    fr: [
      'bonjour|bonsoir|salut|coucou|bjr|bsr|cc|slt|merci|merciii|mrc|cher|chere|enchante|enchantee|attention de~',
    ],
    en: ['hello|hi|hey|dear|thanks|thank'],
    de: ['hallo|danke'],
  },
  and: { fr: ['et', 'puis|ainsi que~', 'plus'], en: ['and|then'], de: ['und|dann'] },
  verb: {
    fr: [
      'est|sont|etai*|serai*|sera|soit|fut|suis|es|sommes|etes|etre|ai|as|avons|avez|ont|avai*|deja',
      's agit',
      'doit|dois|peut|peux|faut|fait|font|dit|dis|disent|disait|dirais|dirait|dire|lit|lis|lisons|lisez|lisant|lu',
      'ecrit*|ecris|ecrivent|donn*|montre|montrent|designe*|indiqu*|nomm*|appell*|appelait|appelez|signifi*|epell*|reste*|trouv*|trouvera|vit|vivent|habite*',
      'attend*|regard*|mene|manqu*|plie|arriv*|viens|vient|venons|sort|part|partant|vois|voit|voyons|voir|pens*',
      'crois|croit|croire|croyons|propos*|repond*|repondrais|met|mets|mis|entend*|cherch*|va|vais|vont|allons|prend*|prenons',
      'vote|sais|sait|colle|marche|fonctionne|correspond*|marque*|inscri*|tombe*|tape*|parie*|parions|longe|essaye*|essaie|retourn*',
    ],
    en: [
      'is|are|was|were|be|been|has|have|had|must|should|could|would|will|may|might',
      'say*|said|spell*|give*|mean*|call|calls|called|named|read*|show*|live*|found|find|sit|sits|go|take|get|turn|run|runs|into',
      'stand*|arrived|see|wait*|missing|folds|leads|look',
    ],
    de: ['ist|sind|war|heisst|heissen|lautet|steht|sagt|ergibt|bedeutet|buchstabiert|wartet|bin'],
  },
  filler: {
    fr: [
      'c|ce|ca|cela|ceci|cet|cette|ces|il|elle|on|nous|vous|ils|elles|j|je|tu|t|te|m|me|moi|s|se|y|n|ne|qu|que|lui|leur|ci|toi',
      'oui|alors|donc|euh|ben|bah|bon|ok|eh|hein|voila|voici|ah|oh|tiens|bravo|youpi|eureka|lol|mdr|enfin|finalement|surement',
      'cordialement|cdt|cdlt|bises|bisous|svp|stp|point|virgule',
      'reponse|solution|mot|mots|passe|mdp|nom|lieu|endroit|code|lettre|lettres|question|resultat|total|destination|label|phrase|nombre|calcul',
      'facile|evident|logique|trop|tres|bien|aussi|meme|ici|la|maintenant|encore|toujours|juste|seulement|surtout|tout|toute|tous|toutes',
      'mais|si|vrai|vraiment|peut|etre|voir|attente|quel|quelle|quoi|no|nos|num|numero|numeros|bis|ter|quater',
      'l|d|en|cet or',
      'mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|vos',
      'ligne|metro|mo|station|arret|tram|quartier|slash|arobase|guillemets|cm|centimetre|centimetres|metres',
    ],
    en: [
      'i|we|you|he|she|they|it|its|s|this|that|these|there|here|m|re|ve|ll|d|my|our|your|his|her|their|mr|mrs|miss|mister|sir',
      'please|ok|okay|but|can|three|yes|so|oh|well|just|very|pretty|now|yet',
      'answer|word|password|name|sentence|number|result|code|solution|easy|must|yours|sincerely|regards|good',
      'all|say|metro|subway|district|french|old|town|high|cm|centimetres|centimeters|number',
    ],
    de: [
      'neu|neue|neuer|es|ich|wir|er|sie|hier|bitte|ja|so|also|herr|frau|antwort|wort|passwort|name|ort|zahl|losung|code|satz|stimme',
    ],
  },
  way: {
    en: [
      'square|plaza|street|road|bridge|avenue|lane|cathedral|church|fountain|clock|astronomical|station|quay|place|market|tube',
    ],
    de: ['platz|strasse|brucke|allee|kathedrale|kirche|brunnen|gasse|bahnhof'],
  },
  title: {
    fr: [
      'monsieur|madame|mademoiselle|mr|mme|mlle|m|messieurs|general|marechal|amiral|docteur|president|journaliste|abbe',
      'photographe|ingenieur|peintre|poete|ecrivain|architecte|professeur|capitaine|colonel|prince',
      'jean|pierre|paul|jacques|louis|charles|henri|joseph|antoine|antonio|jose|nicolas|auguste|frederic|baptiste|francois|andre',
      'georges|victor|emile|jules|etienne|philippe|michel|marie|simon|simone|armand|leon|albert|edouard|gustave|guillaume',
    ],
  },
};
