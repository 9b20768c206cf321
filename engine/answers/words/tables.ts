/** The parts that words play around an answer. */
export type WordKind =
  /** Doubt and politeness; a denial or a choice that leads to it is a part of it: « pas tout à fait sûr ». */
  | 'doubt'
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

/** Words that stand in many phrases: « @of » is any of them. */
export const SETS: Readonly<Record<string, string>> = {
  i: 'je|j|on|nous',
  of: 'du|de|des|d',
};

/**
 * The phrases of each kind, a row for each language: folded words, of which « a|b » is one or the other, « a~ » may be
 * missing, and « a* » has any ending of a verb; a mark of punctuation stands as a word. The longest phrase at a place counts.
 * All languages are read together: a word that stands in two of them is listed once.
 */
export const PHRASES: Readonly<
  Record<WordKind, Readonly<Partial<Record<'fr' | 'en' | 'de', readonly string[]>>>>
> = {
  doubt: {
    fr: [
      'sure|surs|sures|certain|certaine|certains|certaines|doute|certitude|garantie|hesit*|hesitation|photo',
      'tromp*|trompons|abuse pas~',
      'erreur|betise|betises|reserve|reserves|mal|mieux|facile|evident',
      'pas|peu|guere|plus|tres|trop|fait|vraiment|bien|coup sur',
      'pourquoi pas',
      'n est|etait ce pas',
      'ce ne serait pas',
      'ce n est|serait pas plutot',
      'ou presque|environ',
      'ou~ non|hein|pas|oui|si ?',
      '@i crois|croit|croyons|pense|pensons|dirais|suppose|imagine|presume bien~ que~ c~ est~',
      'si @i ai|avons|a bien|mal~ lu|vu|compris|compte',
      'd~ apres|selon|pour moi|nous|toi|vous',
      'd apres mes|nos|vos calculs',
      'a 99|100|95|90|80|50|cent pour~ cent~',
      'a peu pres',
      'a plus|tout~ de~ l~ suite|heure',
      'c est clair|joli|simple|bon|exact',
      'trop|tres|bien|assez simple|dur|joue|entendu|vu',
      'bonne|belle journee|soiree|nuit|continuation|chance',
    ],
    en: [
      'positive|mistaken|misread|miscounted|idea',
      'am|m|are|re|be not~ wrong',
      'is|isn t|not~ it ?',
      'sir or madam',
    ],
    de: ['sicher|irre|tausche', 'oder ?'],
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
    de: ['auf|am|bei|im|unter|zum'],
  },
  greeting: {
    fr: [
      'bonjour|bonsoir|salut|coucou|bjr|bsr|cc|slt|merci|merciii|mrc|cher|chere|enchante|enchantee|attention de~',
    ],
    en: ['hello|hi|hey|dear|thanks|thank', 'good morning|afternoon|evening|night|day'],
    de: ['hallo|danke'],
  },
  and: { fr: ['et', 'puis|ainsi que~'], en: ['and'], de: ['und|dann'] },
  verb: {
    fr: [
      'est|sont|etai*|serai*|sera|fut|suis|es|sommes|etes|etre|ai|as|avons|avez|ont|avai*|deja',
      's agit',
      'ce soit',
      'doit|dois|peut|peux|faut|fait|font|dit|dis|disent|disait|dirais|dirait|dire|lit|lis|lisons|lisez|lisant|lu',
      'ecrit*|ecris|ecrivent|donn*|montre|montrent|designe*|indiqu*|nomm*|appell*|appelait|appelez|signifi*|epell*|reste*|trouv*|trouvera|vit|vivent|habite*',
      'attend*|regard*|mene|manqu*|plie|arriv*|viens|vient|venons|sort|part|partant|vois|voit|voyons|voir|pens*',
      'crois|croit|croire|croyons|propos*|repond*|repondrais|met|mets|mis|entend*|cherch*|va|vais|vont|allons|prend*|prenons',
      'vote|sais|sait|colle|marche|fonctionne|correspond*|marque*|inscri*|tombe*|tape*|parie*|parions|longe|essaye*|essaie|retourn*',
    ],
    en: [
      'is|are|was|were|be|been|has|have|had|must|should|could|would|will|may|might',
      'say*|said|spell*|give*|mean*|call|calls|called|named|read*|show*|live*|found|find|sit|sits|go|take|get|turn|run|runs|into',
      'stand*|see|wait*|missing|folds|leads|look',
    ],
    de: ['ist|sind|war|heisst|heissen|lautet|steht|sagt|ergibt|bedeutet|buchstabiert|wartet|bin'],
  },
  filler: {
    fr: [
      'c|ce|ca|cela|ceci|cet|cette|ces|il|elle|nous|vous|ils|elles|j|je|tu|t|te|m|me|moi|s|se|y|n|ne|qu|que|lui|leur|ci|toi',
      'oui|alors|donc|euh|ben|bah|bon|ok|eh|hein|voila|voici|ah|oh|tiens|bravo|youpi|eureka|lol|mdr|enfin|finalement|surement',
      'cordialement|cdt|cdlt|bises|bisous|svp|stp|point|virgule',
      'reponse|solution|mot|mots|passe|mdp|nom|lieu|endroit|code|lettre|lettres|question|resultat|total|destination|label|phrase|nombre|annee|calcul',
      'logique|trop|tres|plus|bien|aussi|meme|ici|maintenant|encore|toujours|juste|seulement|surtout|tout|toute|tous|toutes',
      'mais|si|vrai|vraiment|attente|quel|quelle|quoi|nos|num|numero|numeros|bis|ter|quater',
      'environ|certainement|evidemment|logiquement|forcement|probablement|apparemment|bref|presque|moins|priori|possible',
      'probable|simplement|bonnement|compris|compte|comprends|comprend|plait|avance|beaucoup|verifier|confirmer|bientot',
      'impression|semble|avis|hasard|vue|coup|exclamation|interrogation|ouvrez|fermez|demain',
      'l|d|en|cet or',
      'mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|vos',
      'ligne|metro|mo|station|arret|tram|quartier|slash|arobase|guillemets|cm|centimetre|centimetres|metres',
    ],
    en: [
      'i|we|you|he|she|they|it|its|this|that|these|there|here|re|ve|ll|my|our|your|his|her|their|mrs|miss|mister|sir',
      'please|okay|but|can|three|yes|so|well|just|very|pretty|now|yet|quite|fairly|entirely|right|if|unless|much',
      'of course',
      'think|guess|believe|suppose|presume|reckon|hope|obviously|then|clearly|probably|maybe|perhaps|possibly|definitely|surely',
      'morning|evening|afternoon|day|luck|kind|best|warm|faithfully|truly|pleased|nice|meet|correctly|understand',
      'answer|word|password|name|sentence|number|result|easy|yours|sincerely|good',
      'all|subway|district|french|old|town|high|centimeters',
    ],
    de: [
      'neu|neue|neuer|ich|wir|er|sie|hier|bitte|ja|also|herr|frau|antwort|wort|passwort|ort|zahl|losung|satz|stimme',
      'wenn|mich|mir|ganz|einfach|viele|vielen|liebe|schone|freundliche|grusse|dank|guten|tag|morgen|abend|glaube|glauben|denke',
      'denken|meine|vermute|vielleicht|wahrscheinlich|naturlich',
    ],
  },
  way: {
    en: [
      'square|plaza|street|road|bridge|avenue|lane|cathedral|church|fountain|clock|astronomical|quay|place|market|tube',
    ],
    de: ['platz|strasse|brucke|allee|kathedrale|kirche|brunnen|gasse|bahnhof'],
  },
  title: {
    fr: [
      'monsieur|madame|mademoiselle|mlle|messieurs|general|marechal|amiral|docteur|president|journaliste|abbe',
      'photographe|ingenieur|peintre|poete|ecrivain|architecte|professeur|capitaine|colonel|prince',
      'jean|pierre|paul|jacques|louis|charles|henri|joseph|antoine|antonio|jose|nicolas|auguste|frederic|baptiste|francois|andre',
      'georges|victor|emile|jules|etienne|philippe|michel|marie|simon|simone|armand|leon|albert|edouard|gustave|guillaume',
    ],
  },
};
