/**
 * A point of geography as JSON, `{"lat": 43.9, "lng": 12.9}`. A point without numbers is null: JSON has no NaN, and an
 * empty point has no coordinates.
 */
export const pointJson = (column: string) =>
  `case when st_x(${column}::geometry) between -180 and 180
        then json_build_object('lat', st_y(${column}::geometry), 'lng', st_x(${column}::geometry)) end`;
