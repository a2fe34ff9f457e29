"""The environment script of Alembic, which uses the connection and the transaction of `upgrade`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
