/** Blocks `@city-id`, entries `name[/French name] lat lon kind`. */
export const LANDMARKS = `
@paris-fr
Eiffel Tower/Tour Eiffel 48.8584 2.2945 tower; Louvre Museum/Musée du Louvre 48.8606 2.3376 museum
`;
