import type { FastifyInstance } from 'fastify';
import { contractRoute, serialised } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { listModelFits } from './list-model-fits.ts';
import { productDocuments } from './product-documents.ts';
import * as contract from './products.contract.ts';
import { showProduct } from './show-product.ts';

export function productRoutes(app: FastifyInstance, { db }: Shop) {
  const documents = productDocuments(db);
  contractRoute(app, contract.listModelFits, { auth: 'public', limit: 'browse' }, async (_call, request) => ({
    data: await listModelFits(db, tenantOf(request).id, request.locale),
  }));
  contractRoute(
    app,
    contract.showProduct,
    { auth: 'public', limit: 'browse' },
    async ({ params }, request) => {
      const requested = { siteId: tenantOf(request).id, slug: params.slug, locale: request.locale };
      const product = await showProduct(db, documents, requested);
      if (product === null) throw new HttpRefusal(404, 'not_found');
      // Not checked against the contract again; the document was when it was built, the rest is by a test.
      return serialised(JSON.stringify({ data: product }));
    },
  );
}
