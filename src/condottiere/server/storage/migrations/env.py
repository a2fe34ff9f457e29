"""What Alembic runs to reach a database: it uses the connection, and the transaction, of `upgrade`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
