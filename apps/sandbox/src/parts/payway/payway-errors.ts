export interface Invalid {
  readonly code: string;
  readonly param: string;
}

export class PaywayRefusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(`payway ${status}`);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (...errors: Invalid[]) =>
  new PaywayRefusal(400, { error_type: 'invalid_request_error', validation_errors: errors });
export const wrongParam = (param: string) => invalid({ code: 'invalid_param', param });
export const notFound = (entityName: string, id: string) =>
  new PaywayRefusal(404, { error_type: 'not_found_error', entity_name: entityName, id });
export const unauthorised = () =>
  new PaywayRefusal(401, {
    error_type: 'authentication_error',
    message: 'Invalid authentication credentials',
  });
