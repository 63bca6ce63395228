/**
 * The one style sheet react-aria writes into the page: it keeps a double tap on a button from zooming. A journey that
 * opens a list tells when a new version words it differently.
 */
export const ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
