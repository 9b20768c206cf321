export const legalNoticeTitle = 'Mentions légales';
export const termsOfUseTitle = 'Conditions générales d’utilisation';
export const termsOfSaleTitle = 'Conditions générales de vente';
export const accessibilityTitle = 'Déclaration d’accessibilité';
