import type { SiteFile } from '../../engine/index.ts';
import type { CityContent, ContentStore } from '../content/content-store.ts';

/**
 * The city whose letter a product sells, by any of its identifiers; undefined when scenarios/site.yaml knows
 * none.
 */
export function citySold(
  { shop }: SiteFile,
  content: ContentStore,
  products: readonly string[],
): CityContent | undefined {
  const sold = shop?.products.find(({ product }) => products.includes(product));
  const city = sold && content.city(sold.city.toUpperCase());
  return city?.scenario.letter ? city : undefined;
}

/** One French sentence for each product that sells no letter. */
export function unsellable({ shop }: SiteFile, content: ContentStore): readonly string[] {
  if (!shop) return ['Il manque : aucun produit de la boutique n’aurait de ville.'];
  return shop.products.flatMap(({ product, city }) =>
    content.city(city.toUpperCase())?.scenario.letter
      ? []
      : `Le produit « ${product} » vend « ${city} », qui n’est pas une ville avec une lettre.`,
  );
}
