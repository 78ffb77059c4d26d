/**
 * A database with a user of its own: that user owns it and no other user may connect to it, except a
 * superuser and the one who set it up.
 */
import pg from 'pg';
import { ensureDatabase, withClient, withDatabase } from './databases.ts';

type OwnDatabase = {
  readonly name: string;
  readonly user: string;
  readonly password: string;
  /** Schemas that another user may have made there before; they become this user's. */
  readonly schemas: readonly string[];
};

export class UserExistsError extends Error {}

/**
 * Makes what is missing, as often as it's called, and returns the user's connection string. `url`: a user
 * who may make users and databases. Throws UserExistsError when the user has another password: somebody
 * else made it.
 */
export async function ensureOwnDatabase(url: string, { name, user, ...own }: OwnDatabase): Promise<string> {
  const ownUrl = asUser(withDatabase(url, name), user, own.password);
  if (await isOwner(ownUrl)) return ownUrl;
  const [role, database] = [user, name].map((each) => pg.escapeIdentifier(each)) as [string, string];
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [user]);
    if (!rowCount)
      await client.query(
        `create role ${role} login nosuperuser nocreatedb nocreaterole password ` +
          `${pg.escapeLiteral(own.password)}`,
      );
    else if (!(await mayLogIn(asUser(url, user, own.password))))
      throw new UserExistsError(`the database user ${user} has another password`);
    // Only a superuser can give things to roles that it isn't a member of
    await client.query(`grant ${role} to current_user`).catch(() => undefined);
  });
  await ensureDatabase(url, name);
  await withClient(withDatabase(url, name), async (client) => {
    await client.query(`alter database ${database} owner to ${role}`);
    await client.query(`revoke all on database ${database} from public`);
    for (const schema of own.schemas) await client.query(giveSchema(schema, user));
  });
  await withClient(url, (client) => client.query(`revoke ${role} from current_user`).catch(() => undefined));
  return ownUrl;
}

export function asUser(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = encodeURIComponent(password);
  return changed.toString();
}

async function isOwner(url: string): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rowCount } = await client.query(
        'select 1 from pg_database where datname = current_database() and datdba = current_user::regrole',
      );
      return Boolean(rowCount);
    });
  } catch {
    return false;
  }
}

/** A wrong password is refused before anything else is looked at. */
async function mayLogIn(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== '28P01';
  }
}

/** A sequence of a column goes with its table. */
const giveSchema = (schema: string, user: string): string => `
  do $$
  declare thing record; owner_to text := ${pg.escapeLiteral(pg.escapeIdentifier(user))};
  begin
    if to_regnamespace(${pg.escapeLiteral(schema)}) is null then return; end if;
    execute 'alter schema ${pg.escapeIdentifier(schema)} owner to ' || owner_to;
    for thing in
      select c.oid::regclass as name from pg_class c
      where c.relnamespace = to_regnamespace(${pg.escapeLiteral(schema)}) and c.relkind in ('r', 'p', ' +
      ''v', 'm', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                          and d.deptype in ('a', 'i') and c.relkind = 'S')
    loop execute format('alter table %s owner to %s', thing.name, owner_to); end loop;
    for thing in
      select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = to_regnamespace(${pg.escapeLiteral(schema)})
    loop execute format('alter routine %s owner to %s', thing.name, owner_to); end loop;
    for thing in
      select t.oid::regtype as name from pg_type t
      where t.typnamespace = to_regnamespace(${pg.escapeLiteral(schema)}) and t.typtype in ('d', 'e')
    loop execute format('alter type %s owner to %s', thing.name, owner_to); end loop;
  end $$`;
