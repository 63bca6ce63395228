import { expect, test } from 'vitest';
import { addressesOf } from './running-shop.ts';

const everything = {
  PADDOCK_STOREFRONT_URL: 'http://10.0.0.2:3000',
  PADDOCK_API_URL: 'http://10.0.0.3:4000',
  PADDOCK_STAFF_URL: 'http://10.0.0.3:4003',
  PADDOCK_WEBHOOKS_URL: 'http://10.0.0.3:4002/api/webhooks',
  PADDOCK_OWNER_DATABASE_URL: 'postgres://paddock_owner:x@10.0.0.4:5432/paddock',
  PADDOCK_DATABASE_URL: 'postgres://paddock_app:x@10.0.0.4:5432/paddock',
};

test('addresses of the environment are taken as they are', () => {
  const services: string[] = [];
  const addresses = addressesOf('http://shop.test:8080/it-it', everything, (service) => {
    services.push(service);
    return null;
  });
  expect(addresses).toMatchObject({ ...everything, PADDOCK_EDGE_URL: 'http://shop.test:8080' });
  expect(services).toEqual([]);
});

test('a missing address is the one of the container', () => {
  const { PADDOCK_API_URL: _api, PADDOCK_STAFF_URL: _staff, ...others } = everything;
  const addresses = addressesOf('http://localhost:8080', others, (service) =>
    service === 'api' ? '172.30.57.130' : null,
  );
  expect(addresses).toMatchObject({
    PADDOCK_API_URL: 'http://172.30.57.130:4000',
    PADDOCK_STAFF_URL: 'http://172.30.57.130:4003',
  });
});

test('without a container the error names every missing setting', () => {
  const { PADDOCK_API_URL: _api, PADDOCK_DATABASE_URL: _database, ...others } = everything;
  expect(() => addressesOf('http://localhost:8080', others, () => null)).toThrow(
    /PADDOCK_API_URL \(no container of api\), PADDOCK_DATABASE_URL \(no container of postgres\)/,
  );
});
